import { useState } from 'react';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { daftarOpnameEndpoint, opnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { Hitungan } from '#areas/opname/web/opname/hitungan.tsx';
import { MulaiOpname } from '#areas/opname/web/opname/mulai-opname.tsx';
import { PilihOpname } from '#areas/opname/web/opname/pilih-opname.tsx';
import css from '#areas/opname/web/opname.module.css';

/** Counting what is really there: several people scan, everybody sees what is still missing (D-21.1). */
export default function OpnameScreen() {
  const { data = [] } = useRead(daftarOpnameEndpoint, { staleTime: 0 });
  const [dipilih, setDipilih] = useState<number>();
  const [mulai, setMulai] = useState(false);
  useBell('stock-opname', () => void refresh(daftarOpnameEndpoint, opnameEndpoint));
  const kini =
    data.find((one) => one.id === dipilih) ?? data.find((one) => one.status === 'BERJALAN');
  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            <PilihOpname data={data} kini={kini} onPilih={setDipilih} />
            <Button look={kini ? 'default' : 'primary'} onClick={() => setMulai(!mulai)}>
              {t('Opname')}
            </Button>
          </>
        }
      />
      {(mulai || !kini) && (
        <div className={css.saring}>
          <MulaiOpname
            onMulai={(id) => {
              setDipilih(id);
              setMulai(false);
            }}
          />
        </div>
      )}
      {kini ? (
        <Hitungan key={kini.id} id={kini.id} />
      ) : (
        <EmptyBlock
          title={t('Belum ada stock opname')}
          text={t('Pilih gudang dan baki, lalu mulai. Isi menurut catatan dikunci saat itu.')}
        />
      )}
    </Screen>
  );
}

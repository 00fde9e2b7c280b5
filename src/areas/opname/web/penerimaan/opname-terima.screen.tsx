import { useState } from 'react';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import {
  daftarOpnameTerimaEndpoint,
  opnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import { PilihOpname } from '#areas/opname/web/opname/pilih-opname.tsx';
import { HitunganTerima } from '#areas/opname/web/penerimaan/hitungan-terima.tsx';
import { MulaiTerima } from '#areas/opname/web/penerimaan/mulai-terima.tsx';
import css from '#areas/opname/web/opname.module.css';

/** Counting delivered goods that carry no label yet, per delivery and kadar (D-33.27). */
export default function OpnameTerimaScreen() {
  const { data = [] } = useRead(daftarOpnameTerimaEndpoint, { staleTime: 0 });
  const [dipilih, setDipilih] = useState<number>();
  const [mulai, setMulai] = useState(false);
  useBell('stock-opname', () => void refresh(daftarOpnameTerimaEndpoint, opnameTerimaEndpoint));
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
          <MulaiTerima
            onMulai={(id) => {
              setDipilih(id);
              setMulai(false);
            }}
          />
        </div>
      )}
      {kini ? (
        <HitunganTerima key={kini.id} id={kini.id} />
      ) : (
        <EmptyBlock
          title={t('Belum ada stock opname')}
          text={t(
            'Pilih gudang, lalu mulai. Barang terima yang belum dilabel dikunci menurut catatan saat itu.',
          )}
        />
      )}
    </Screen>
  );
}

import { useSearch } from '@tanstack/react-router';
import { useState, type ComponentType, type ReactNode } from 'react';
import { refresh, useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import type { daftarOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { PilihOpname } from '#areas/opname/web/opname/pilih-opname.tsx';
import type { TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';
import css from '#areas/opname/web/opname.module.css';

type Props = {
  /** Another kind of count is a tab away. */
  tabs?: ReactNode;
  daftar: typeof daftarOpnameEndpoint;
  /** What is read again when anybody counts. */
  segarkan: TindakanOpname['segarkan'];
  Mulai: ComponentType<{ onMulai: (id: number) => void }>;
  Hitungan: ComponentType<{ id: number }>;
  kosong: string;
};

/** The counts of one kind: the one that runs, or one that is chosen, and the way to begin another. */
export function LayarOpname({ tabs, daftar, segarkan, Mulai, Hitungan, kosong }: Props) {
  const { data = [] } = useRead(daftar, { staleTime: 0 });
  const [dipilih, setDipilih] = useState<number>();
  const [mulai, setMulai] = useState(false);
  useBell('stock-opname', () => void refresh(...segarkan));
  const { q } = useSearch({ strict: false }) as { q?: string };
  const kini =
    data.find((one) => one.id === dipilih) ??
    data.find((one) => q !== undefined && one.no_opname === q) ??
    data.find((one) => one.status === 'BERJALAN');
  return (
    <Screen>
      <ScreenHead
        acts={
          <>
            {data.length > 0 && <PilihOpname data={data} kini={kini} onPilih={setDipilih} />}
            {kini && <Button onClick={() => setMulai(!mulai)}>{t('Opname baru')}</Button>}
          </>
        }
      >
        {tabs}
      </ScreenHead>
      {(mulai || !kini) && (
        <div className={css.saring} data-below-tabs={tabs ? '' : undefined}>
          <Mulai
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
        <EmptyBlock title={t('Belum ada stock opname')} text={kosong} />
      )}
    </Screen>
  );
}

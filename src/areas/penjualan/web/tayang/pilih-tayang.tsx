import { IconSend } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarSambunganEndpoint,
  daftarTayangEndpoint,
  kirimTayangEndpoint,
  pilihanRow,
  pilihanTayangEndpoint,
} from '#areas/penjualan/contract/tayang/tayang.api.ts';
import { TAYANG_SEKALIGUS } from '#areas/penjualan/rules/tayang/tayang.ts';
import { SaluranInput } from '#areas/penjualan/web/tayang/saluran-input.tsx';

const { gambar_path: _, ...COLUMNS } = pilihanRow;
const WORDS = {
  label: 'Barang yang dapat ditayangkan',
  search: 'Barcode atau nama',
  none: 'Tidak ada barang yang dapat ditayangkan',
  hint: 'Barang tersedia yang punya foto, deskripsi dan harga, dan belum ada di marketplace ini.',
};
const REFRESH = [pilihanTayangEndpoint, daftarTayangEndpoint, daftarSambunganEndpoint];

/** Pieces are chosen, up to 200 at once, and offered on one channel (D-48.5). */
export function PilihTayang({ tabs }: { tabs?: ReactNode }) {
  const { data: semua } = useRead(daftarSambunganEndpoint);
  const [chosen, setChosen] = useState<string>();
  const saluran = chosen ?? semua?.[0]?.kode_marketplace ?? '';
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const { send, busy } = useWrite(kirimTayangEndpoint, {
    success: ({ jumlah }) => t('{n} barang dikirim ke marketplace', { n: formatInt(jumlah) }),
    refresh: REFRESH,
    after: () => setDipilih(new Set()),
  });
  const n = dipilih.size;
  const kirim = () =>
    void send({ body: { kode_marketplace: saluran, kode_barcode: [...dipilih] } });
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button
            look="primary"
            icon={<IconSend size={16} aria-hidden />}
            busy={busy}
            disabled={n === 0 || n > TAYANG_SEKALIGUS || saluran === ''}
            onClick={kirim}
            data-submit
          >
            {t('Kirim {n} barang', { n: formatInt(n) })}
          </Button>
        }
      >
        {tabs}
      </ScreenHead>
      <PagedList
        key={saluran}
        of={pilihanTayangEndpoint}
        name="pilih-tayang"
        words={WORDS}
        columns={COLUMNS}
        pinned="kode_barcode"
        query={{ kode_marketplace: saluran }}
        ready={semua !== undefined}
        filters={
          <SaluranInput
            value={saluran}
            onChange={(kode) => {
              setChosen(kode);
              setDipilih(new Set());
            }}
          />
        }
        selected={dipilih}
        onSelect={setDipilih}
      />
    </Screen>
  );
}

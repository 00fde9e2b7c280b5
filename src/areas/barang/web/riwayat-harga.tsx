import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { usePage } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Drawer, Timeline, type Step } from '#kit/web/frame/drawer.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { listHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { hitungPerubahan } from '#areas/barang/rules/harga.ts';
import type { Baris, Harga, Jenis } from '#areas/barang/web/harga-baris.ts';
import { signed } from '#areas/barang/web/harga-tabel.tsx';

const PAGE = 50;
const MOST = 1000;

/** Every price that a kadar or group ever had, with who wrote it (D-9.4). */
export function RiwayatHarga({
  baris,
  jenis,
  onClose,
}: {
  baris: Baris;
  /** Only prices of this sort; null: of both. */
  jenis: Jenis | null;
  onClose: () => void;
}) {
  const [limit, setLimit] = useState(PAGE);
  const { data, error, isPending, refetch } = usePage(listHargaEmasEndpoint, {
    query: {
      kode_group: baris.macam === 'group' ? baris.kode : null,
      kode_kadar: baris.macam === 'kadar' ? baris.kode : null,
      jenis,
      tgl: null,
      riwayat: true,
      skip: 0,
      limit,
    },
    keep: true,
  });
  const rows = data?.data ?? [];
  const more = (data?.count ?? 0) > rows.length && limit < MOST;
  return (
    <Drawer
      title={`${t('Riwayat harga')} ${baris.kode}`}
      note={baris.nama}
      onClose={onClose}
      foot={
        more && (
          <Button size="sm" onClick={() => setLimit(Math.min(MOST, limit * 4))}>
            {t('Lebih banyak')}
          </Button>
        )
      }
    >
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {!error && !isPending && rows.length === 0 && (
        <EmptyBlock text={t('Belum pernah ada harga sendiri.')} />
      )}
      <Timeline steps={rows.map((row, at) => stepOf(row, rows.slice(at + 1)))} />
    </Drawer>
  );
}

const KATA = (): Record<Jenis, string> => ({
  JUAL: t('Jual'),
  BELI: t('Beli'),
  RESELLER: t('Reseller'),
  GROSIR: t('Grosir'),
});
const BATU = { JUAL: 'zamrud', BELI: 'nilam', RESELLER: 'kecubung', GROSIR: 'tembaga' } as const;

function stepOf(row: Harga, older: readonly Harga[]): Step {
  const before = older.find((one) => one.jenis === row.jenis);
  const move = before ? hitungPerubahan(before.harga_per_gram, row.harga_per_gram) : null;
  const late = row.berlaku_dari !== row.input_date;
  return {
    title: KATA()[row.jenis],
    at: formatInstant(row.berlaku_dari),
    figure: formatRupiah(row.harga_per_gram),
    note: [
      signed(move),
      row.input_by,
      late && t('ditulis {waktu}', { waktu: formatInstant(row.input_date) }),
    ]
      .filter(Boolean)
      .join(' · '),
    stone: BATU[row.jenis],
  };
}

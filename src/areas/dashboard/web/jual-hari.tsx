import { formatGram, formatInt, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import type { Jam, JualHari as Jual } from '#areas/dashboard/contract/toko.api.ts';

/** What was sold today, and when; margin only where the server tells it. */
export const JualHari = ({ penjualan, jam }: { penjualan: Jual; jam: readonly Jam[] }) => (
  <SummaryBand
    figures={[
      {
        label: t('Penjualan'),
        domain: 'penjualan',
        value: formatRupiah(penjualan.rupiah),
        note: t('{nota} nota, {qty} potong', {
          nota: formatInt(penjualan.nota),
          qty: formatInt(penjualan.qty),
        }),
      },
      {
        label: t('Berat terjual'),
        value: formatGram(penjualan.gram),
        unit: 'g',
        note: rataRata(penjualan),
      },
      ...laba(penjualan),
    ]}
    barsLabel={t('Penjualan per jam, juta')}
    bars={semuaJam(jam).map(({ pukul, rupiah }) => ({
      label: String(pukul).padStart(2, '0'),
      value: rupiah,
    }))}
  />
);

const rataRata = ({ nota, rupiah }: Jual): string =>
  nota === 0
    ? t('belum ada nota')
    : t('{rupiah} per nota', { rupiah: formatInt(Math.round(rupiah / nota)) });

function laba({ laba_persen, tanpa_modal }: Jual) {
  // Left out altogether for a person who may not see cost.
  if (laba_persen == null) return [];
  const note = tanpa_modal
    ? t('{jumlah} potong tanpa modal tidak dihitung', { jumlah: tanpa_modal })
    : t('dari netto barang');
  return [{ label: t('Laba kotor'), value: formatPersen(laba_persen), unit: '%', note }];
}

/** All hours from the first to the last with a sale; an hour without sales between them has 0. */
function semuaJam(jam: readonly Jam[]): { pukul: number; rupiah: number }[] {
  const [first, last] = [jam[0], jam.at(-1)];
  if (!first || !last) return [];
  return Array.from({ length: last.jam - first.jam + 1 }, (_, at) => ({
    pukul: first.jam + at,
    rupiah: jam.find((one) => one.jam === first.jam + at)?.rupiah ?? 0,
  }));
}

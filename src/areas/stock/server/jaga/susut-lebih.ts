import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus, scale, shareOf, type Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { hitungSusut, type Proses, type Susut } from '#areas/stock/rules/susut.ts';
import { susutBulanIni } from '#areas/stock/server/jaga/susut.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dijaga = Proses & Pick<Tuntutan, 'ringkasan' | 'foto'>;
export type SusutDijaga = Susut & { readonly asks: Tuntutan[] };

const gram = (berat: Miligram) => `${formatGram(berat)} g`;

/**
 * The one rule for weight that is lost to the shop (D-51.17): what went above the tolerance, or came out above what
 * went in, is the owner's to agree to, who reads what the person has lost since the month began.
 */
export async function jagaSusut(
  tx: Tx,
  { ringkasan, foto, ...proses }: Dijaga,
  ctx: Ctx,
): Promise<SusutDijaga> {
  tx.guards.add('weight');
  const susut = hitungSusut(proses);
  if (!susut.lebih) return { ...susut, asks: [] };
  const angka = proses.ukur === 'berat' ? angkaBerat : angkaMurni;
  const bulan = await susutBulanIni(tx, ctx);
  return {
    ...susut,
    asks: [{ event: stockEvents.SUSUT_LEBIH, ringkasan, foto, angka: angka(proses, susut, bulan) }],
  };
}

type Angka = (proses: Proses, susut: Susut, bulan: Proses['masuk']) => Tuntutan['angka'];

const angkaBerat: Angka = ({ masuk, keluar, harga }, { susut, boleh }, bulan) => [
  { label: 'Berat masuk', nilai: gram(masuk.berat) },
  { label: 'Berat keluar', nilai: gram(keluar.berat) },
  { label: 'Susut yang dibolehkan', nilai: gram(boleh) },
  { label: 'Susut', nilai: gram(susut) },
  { label: 'Susut persen', nilai: percentText(shareOf(susut, masuk.berat, 'half')) },
  { label: 'Susut murni', nilai: gram(minus(masuk.murni, keluar.murni)) },
  nilaiSusut(harga, susut, masuk.berat),
  { label: 'Susut peminta bulan ini', nilai: gram(bulan.berat) },
];

const angkaMurni: Angka = ({ masuk, keluar, harga, sudah }, { susut, boleh }, bulan) => [
  { label: 'Murni masuk', nilai: gram(masuk.murni) },
  ...(sudah ? [{ label: 'Susut murni proses sebelumnya', nilai: gram(sudah) }] : []),
  { label: 'Murni keluar', nilai: gram(keluar.murni) },
  { label: 'Susut murni yang dibolehkan', nilai: gram(boleh) },
  { label: 'Susut murni', nilai: gram(susut) },
  { label: 'Susut persen', nilai: percentText(shareOf(susut, masuk.murni, 'half')) },
  nilaiSusut(harga, susut, masuk.murni),
  { label: 'Susut murni peminta bulan ini', nilai: gram(bulan.murni) },
];

/** What was paid for the part of it that is gone: cost, which who may not see cost does not read. */
const nilaiSusut = (harga: Proses['harga'], hilang: Miligram, dari: Miligram) => ({
  label: 'Nilai susut',
  nilai: formatRupiah(scale(harga, hilang, dari, 'half')),
  modal: true as const,
});

import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus, shareOf, type Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import { hitungHariLewat } from '#areas/hutang/rules/lelang/lelang.ts';
import type { Hutang } from '#areas/hutang/server/hitung.ts';
import type { barangDitemukan } from '#areas/hutang/server/lelang/barang-ditemukan.ts';
import type { Dilelang } from '#areas/hutang/server/lelang/hitung-lelang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Ditemukan = ReturnType<typeof barangDitemukan>['goods'];

/** What each piece will be called, beside what it tested (D-51.16). */
export const angkaKode = (goods: Ditemukan): Tuntutan['angka'] =>
  goods.map((one, at) => ({
    label: sentence('Kode barang {no}', { no: at + 1 }),
    nilai: sentence('group {group}, kode {kode}, kadar uji {kadar}', {
      group: one.kode_group ?? '-',
      kode: one.kode_kadar ?? '-',
      kadar: percentText(one.kadar),
    }),
  }));

/** What an owner reads before the goods are taken (LELANG_HUTANG). */
export const askFirst = (
  { no_faktur_hutang: no, nama_customer, tgl_jatuh_tempo, jumlah_hutang }: Hutang,
  { owed, lelang, nilai_rosok, lot, murni }: Dilelang,
  goods: Tuntutan['angka'],
  { hari }: Ctx,
): Tuntutan => ({
  event: hutangEvents.LELANG_HUTANG,
  ringkasan: sentence('Lelang hutang {no}', { no }),
  angka: [
    { label: 'Customer', nilai: nama_customer },
    { label: 'Hari lewat', nilai: String(hitungHariLewat(tgl_jatuh_tempo, hari)) },
    { label: 'Pokok', nilai: formatRupiah(jumlah_hutang) },
    { label: 'Bunga', nilai: formatRupiah(owed.bunga_rp) },
    { label: 'Biaya lelang', nilai: formatRupiah(lelang.biaya) },
    ...goods,
    { label: 'Murni', nilai: `${formatGram(murni)} g` },
    ...(lot ? angkaLebur(murni, lot.murni) : []),
    { label: 'Nilai rosok', nilai: formatRupiah(nilai_rosok) },
    { label: 'Hasil lelang', nilai: formatRupiah(lelang.hasil_lelang) },
    lelang.kekurangan > 0
      ? { label: 'Kekurangan', nilai: formatRupiah(lelang.kekurangan) }
      : { label: 'Kelebihan', nilai: formatRupiah(lelang.kelebihan) },
  ],
});

/** What melting takes of the fine gold, which comes off what the customer is owed as well. */
const angkaLebur = (masuk: Miligram, keluar: Miligram): Tuntutan['angka'] => {
  const susut = minus(masuk, keluar);
  return [
    { label: 'Hasil lebur', nilai: `${formatGram(keluar)} g` },
    { label: 'Susut murni', nilai: `${formatGram(susut)} g` },
    { label: 'Susut persen', nilai: percentText(shareOf(susut, masuk, 'half')) },
  ];
};

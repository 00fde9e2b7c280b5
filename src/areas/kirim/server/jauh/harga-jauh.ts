import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { plus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { joined, said, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { isModalTinggi, isTetapMurah, type NilaiJauh } from '#areas/kirim/rules/harga-jauh.ts';
import { angkaBatuBarang, hargaBatuSini } from '#areas/kirim/server/jauh/batu-jauh.ts';
import { listLama, type BarangLama } from '#areas/kirim/server/jauh/lama.table.ts';
import type { KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import type { Piece } from '#areas/kirim/server/padanan-harga.ts';
import { emasDanTetap } from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type AngkaBaris = Tuntutan['angka'];

/**
 * What a list of another server says of cost, percent and price is its sender's word alone (decision 1200). A piece
 * that this database knows from before has to be as it left; of a new one the cost is held against its gold at the
 * price of this shop, and so is a fixed price. What differs is an owner's to agree to, who reads both figures.
 */
export async function askHargaJauh(
  tx: Tx,
  { jauh, no_kirim }: Pick<KirimanMasuk, 'jauh' | 'no_kirim'>,
  pieces: readonly Piece[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  if (!jauh) return [];
  const codes = pieces.map((one) => one.kode_barcode);
  const lama = new Map(
    (await listLama(tx, codes, ctx.kode_toko)).map((one) => [one.kode_barcode, one]),
  );
  const baru = pieces.filter((one) => !lama.has(one.kode_barcode));
  const emasOf = await emasDanTetap(tx, baru.map(disini), aturanHarga(ctx), ctx);
  const hargaBatu = await hargaBatuSini(tx, baru, ctx);
  const nilai = new Map(
    zip(baru, emasOf).map(([{ kode_barcode }, { tetap, emas }]) => {
      const batu = hargaBatu.get(kode_barcode) ?? rp(0);
      return [kode_barcode, { tetap, emas: emas === null ? null : plus(emas, batu) }];
    }),
  );
  const batu = await angkaBatuBarang(tx, pieces, ctx);
  const lain = pieces
    .map((one): AngkaBaris => {
      const { kode_barcode, row } = one;
      const dulu = lama.get(kode_barcode);
      const angka = dulu
        ? angkaBerubah(dulu, one)
        : angkaNilai(one, { ...kept(nilai, kode_barcode), modal: row.harga_modal });
      return [...angka, ...(batu.get(kode_barcode) ?? [])];
    })
    .filter((angka) => angka.length > 0);
  return lain.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('Harga, modal, atau kadar {jumlah} barang kiriman {no} berbeda', {
            jumlah: lain.length,
            no: no_kirim,
          }),
          angka: lain.flat(),
        },
      ];
}

/** The piece under this shop's masters, at the weight that it enters with. */
const disini = ({ row, kode, tiba }: Piece) => ({
  ...row,
  ...kode,
  kategori_harga: row.kategori_sendiri,
  berat: tiba.berat,
  berat_asli: tiba.berat_asli,
});

const uang = (harga: Rupiah | null): string => (harga === null ? '-' : formatRupiah(harga));
const CARA = {
  GRAM: said('Berat x harga'),
  POTONG: said('Per potong'),
  BANDROL: said('Bandrol'),
} as const;
const cara = (of: Piece['row']['kategori_sendiri']): string => (of === null ? '-' : CARA[of]);
const PEROLEHAN = {
  FAKTUR_PAJAK: said('Faktur pajak'),
  KONSUMEN: said('Dari konsumen'),
  TIDAK_ADA: said('Tidak ada'),
} as const;
const gram = (berat: Piece['row']['berat']): string => `${formatGram(berat)} g`;

/** Each thing of a piece that is otherwise than it left, as it was and as the list says it. */
function angkaBerubah(lama: BarangLama, { kode_barcode, row, kode }: Piece): AngkaBaris {
  // Codes of another shop here are compared as its sender says them, for this shop's own may be others.
  const ini = lama.sendiri ? kode : row;
  const semua: readonly (readonly [string, string, string, true?])[] = [
    [said('Kadar'), percentText(lama.persen), percentText(row.persen)],
    // By these the sender's half is booked, whatever a scale here says of the piece.
    [said('Berat'), gram(lama.berat), gram(row.berat)],
    [said('Berat Atribut'), gram(lama.berat_atribut), gram(row.berat_atribut)],
    [said('Berat Murni'), gram(lama.murni), gram(row.murni)],
    [said('Modal'), uang(lama.harga_modal), uang(row.harga_modal), true],
    [said('Harga tetap'), uang(lama.harga_jual), uang(row.harga_jual)],
    [said('Ongkos'), uang(lama.ongkos), uang(row.ongkos)],
    [said('Harga Atribut'), uang(lama.harga_atribut), uang(row.harga_atribut)],
    [said('Cara Harga'), cara(lama.kategori_harga), cara(row.kategori_sendiri)],
    [said('Bandrol'), lama.kode_bandrol ?? '-', ini.kode_bandrol ?? '-'],
    [said('Group'), lama.kode_group, ini.kode_group],
    [said('Jenis'), lama.kode_dept, ini.kode_dept],
    [said('Kode Kadar'), lama.kode_kadar, ini.kode_kadar],
    [
      said('Dokumen Perolehan'),
      PEROLEHAN[lama.dokumen_perolehan],
      PEROLEHAN[row.dokumen_perolehan],
    ],
  ];
  return semua
    .filter(([, dari, ke]) => dari !== ke)
    .map(([apa, dari, ke, modal]) => ({
      label: joined([apa, kode_barcode], ' '),
      nilai: joined([dari, ke], ' → '),
      ...(modal && { modal }),
    }));
}

/** What its gold and its stones cost here, with the price or the cost that the list says beside it. */
function angkaNilai({ kode_barcode, row }: Piece, nilai: NilaiJauh): AngkaBaris {
  const [murah, mahal] = [isTetapMurah(nilai), isModalTinggi(nilai)];
  if (!murah && !mahal) return [];
  const nama = `${kode_barcode} ${row.nama_barang}`;
  return [
    { label: sentence('Emas {nama}', { nama }), nilai: uang(nilai.emas) },
    ...(murah
      ? [{ label: sentence('Harga tetap {nama}', { nama }), nilai: uang(nilai.tetap) }]
      : []),
    ...(mahal
      ? [
          {
            label: joined([said('Modal'), nama], ' '),
            nilai: uang(nilai.modal),
            modal: true as const,
          },
        ]
      : []),
  ];
}

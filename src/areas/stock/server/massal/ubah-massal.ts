import { joined, sentence, word } from '#kit/rules/sentence.ts';
import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { HeldOf, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import {
  updateKadarDocument,
  updateProfitDocument,
} from '#areas/stock/contract/ubah-massal.document.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import {
  bukuMassal,
  dibalik,
  isBerubah,
  jumlahTahu,
  TIDAK_MASSAL,
  type BarisUbah,
} from '#areas/stock/rules/ubah-massal.ts';
import {
  angkaHargaUbah,
  askTurun,
  hargaUbahan,
  type HargaUbah,
} from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { ofJenis, saveNilaiBaru, type JenisUbah } from '#areas/stock/server/massal/massal.table.ts';
import { rencanaKadar, rencanaProfit, type Rencana } from '#areas/stock/server/massal/rencana.ts';
import { saveKejadianBanyak, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Both kinds keep the same columns. */
type Words = typeof updateProfitDocument.spec;
type Body = { readonly barang: readonly string[]; readonly alasan: string };

/** Only the pieces that become something else stand in the document. */
async function change(tx: Tx, jenis: JenisUbah, body: Body, rencana: Rencana, ctx: Ctx) {
  tx.guards.add('fineness');
  const pieces = await kunciBarang(tx, body.barang, ctx);
  const isi = pieces.map(rencana.ubah);
  refuseIf(zip(isi, pieces).flatMap(([one, piece], index) => rencana.periksa(one, index, piece)));
  const berubah = isi.filter(isBerubah);
  const harga = jenis === 'KADAR' ? await hargaKadarBaru(tx, pieces, berubah, ctx) : [];
  refuseIf(berubah.length > 0 ? [] : [TIDAK_MASSAL.TIDAK_BERUBAH]);
  const postings = padat(bukuMassal(berubah));
  return {
    head: {
      jenis,
      alasan: body.alasan,
      perubahan: rencana.kata,
      total_qty: berubah.length,
      total_berat: sum(berubah.map((one) => one.berat)),
      op_batal: null,
    },
    lines: berubah,
    postings,
    note: rencana.kata,
    asks: [askOf(jenis, berubah, harga, rencana.kata, body.alasan, ctx), ...askTurun(harga)],
    afterNumber: (no: string) => apply(tx, berubah, no, ctx),
  };
}

/** What each piece costs by its old kadar and by the new one. */
const hargaKadarBaru = (
  tx: Tx,
  pieces: readonly BarangTerkunci[],
  berubah: readonly BarisUbah[],
  ctx: Ctx,
): Promise<HargaUbah[]> => {
  const byCode = new Map(pieces.map((one) => [one.kode_barcode, one]));
  const ubahan = berubah.map((one) => {
    const { kategori_sendiri: kategori_harga, ...piece } = kept(byCode, one.kode_barcode);
    const dari = { ...piece, kategori_harga };
    const ke = { ...dari, kode_kadar: one.kadar_ke, persen: one.persen_ke };
    return { kode_barcode: one.kode_barcode, dari, ke };
  });
  return hargaUbahan(tx, ubahan, aturanHarga(ctx), ctx);
};

/** Writes the pieces as they are now, and into their history what their gold is from now on. */
async function apply(tx: Tx, isi: readonly BarisUbah[], no_bukti: string, ctx: Ctx): Promise<void> {
  await saveNilaiBaru(tx, isi, ctx);
  const kadarLain = isi.filter((one) => one.persen_dari !== one.persen_ke);
  await saveKejadianBanyak(
    tx,
    kadarLain.map(({ kode_barcode, berat }) => ({ kode_barcode, berat })),
    { jenis: 'UBAH_KADAR', no_bukti },
    ctx,
  );
}

/**
 * Whole, while every piece is as the change left it (BATAL_UBAH_MASSAL). A change that the owner allowed
 * is his to take back; his own is looked at by somebody else.
 */
async function undo(tx: Tx, { barang, jenis }: HeldOf<Words>, ctx: Ctx) {
  const codes = barang.map((one) => one.kode_barcode);
  for (const [piece, left] of zip(await kunciBarang(tx, codes, ctx), barang))
    conflictIf(
      !isAsLeft(jenis, piece, left),
      fill(TIDAK_MASSAL.BARANG_BERUBAH, { kode_barcode: piece.kode_barcode }),
    );
  return {
    penyetuju: ctx.level === 'OWN' ? ('SPV' as const) : ('OWN' as const),
    head: { op_batal: ctx.op },
    afterNumber: (no: string) => apply(tx, barang.map(dibalik), no, ctx),
  };
}

/** The cancel of a change of kadar is booked in the tray where the piece was, so it must still be there. */
const isAsLeft = (jenis: string, piece: BarangTerkunci, one: BarisUbah): boolean =>
  piece.harga_modal === one.modal_ke &&
  piece.ongkos === one.ongkos_ke &&
  piece.kode_kadar === one.kadar_ke &&
  piece.persen === one.persen_ke &&
  piece.murni === one.murni_ke &&
  piece.berat === one.berat &&
  (jenis === 'PROFIT' ||
    (piece.kode_gudang === one.kode_gudang && piece.kode_baki === one.kode_baki));

const says = ({ total_berat }: RowOf<Words>) => ({ total_berat: `${formatGram(total_berat)} g` });

/** By approval of the owner (UBAH_MASSAL). */
export const updateProfit = serveDocument(updateProfitDocument, {
  makes: {
    simpan: async (tx, typed, ctx) => change(tx, 'PROFIT', typed, rencanaProfit(typed, ctx), ctx),
  },
  undo,
  display: says,
  visibleTo: () => ofJenis('PROFIT'),
});

export const updateKadar = serveDocument(updateKadarDocument, {
  makes: {
    simpan: async (tx, typed, ctx) =>
      change(tx, 'KADAR', typed, await rencanaKadar(tx, typed, ctx), ctx),
  },
  undo,
  display: says,
  visibleTo: () => ofJenis('KADAR'),
});

/** Sums before and after, and every piece: what the approver reads (D-27.3). */
const askOf = (
  jenis: JenisUbah,
  isi: readonly BarisUbah[],
  harga: readonly HargaUbah[],
  kata: string,
  alasan: string,
  ctx: Ctx,
): Tuntutan => ({
  event: stockEvents.UBAH_MASSAL,
  ringkasan: sentence('Ubah {jumlah} barang: {kata}', { jumlah: isi.length, kata: word(kata) }),
  angka: [
    { label: 'Perubahan', nilai: kata },
    {
      label: 'Jumlah',
      nilai: sentence('{jumlah} barang, {berat} g', {
        jumlah: isi.length,
        berat: formatGram(sum(isi.map((one) => one.berat))),
      }),
    },
    ...jumlah(jenis, isi, ctx),
    ...isi.map((one) => ({
      label: `${one.kode_barcode} ${one.nama_barang}`,
      nilai: joined([namaTempat(one), ...beda(one, ctx)], ', '),
    })),
    ...angkaHargaUbah(harga),
    { label: 'Alasan', nilai: alasan },
  ],
});

const uangKata = (value: Rupiah | null): string => (value === null ? '-' : formatRupiah(value));

function jumlah(jenis: JenisUbah, isi: readonly BarisUbah[], ctx: Ctx) {
  const dua = (label: string, dari: Rupiah | null, ke: Rupiah | null) => ({
    label,
    nilai: `${uangKata(dari)} → ${uangKata(ke)}`,
  });
  if (jenis === 'KADAR') {
    const [dari, ke] = [sum(isi.map((one) => one.murni_dari)), sum(isi.map((one) => one.murni_ke))];
    return [{ label: 'Murni', nilai: `${formatGram(dari)} g → ${formatGram(ke)} g` }];
  }
  return [
    ...(ctx.lihat_modal
      ? [
          dua(
            'Jumlah modal',
            jumlahTahu(isi.map((one) => one.modal_dari)),
            jumlahTahu(isi.map((one) => one.modal_ke)),
          ),
        ]
      : []),
    dua(
      'Jumlah ongkos',
      jumlahTahu(isi.map((one) => one.ongkos_dari)),
      jumlahTahu(isi.map((one) => one.ongkos_ke)),
    ),
  ];
}

const beda = (one: BarisUbah, ctx: Ctx): string[] => [
  ...(one.kadar_dari === one.kadar_ke
    ? []
    : [
        sentence('kadar {dari} → {ke}', {
          dari: percentText(one.persen_dari),
          ke: percentText(one.persen_ke),
        }),
        sentence('murni {dari} → {ke} g', {
          dari: formatGram(one.murni_dari),
          ke: formatGram(one.murni_ke),
        }),
      ]),
  ...(one.ongkos_dari === one.ongkos_ke
    ? []
    : [
        sentence('ongkos {dari} → {ke}', {
          dari: uangKata(one.ongkos_dari),
          ke: uangKata(one.ongkos_ke),
        }),
      ]),
  ...(one.modal_dari === one.modal_ke
    ? []
    : [
        ctx.lihat_modal
          ? sentence('modal {dari} → {ke}', {
              dari: uangKata(one.modal_dari),
              ke: uangKata(one.modal_ke),
            })
          : sentence('modal {ke}', { ke: uangKata(one.modal_ke) }),
      ]),
];

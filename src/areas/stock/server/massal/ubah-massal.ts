import { joined, sentence, word } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatKadar, formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { updateKadar, updateProfit } from '#areas/stock/contract/ubah-massal.api.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import {
  bukuMassal,
  isBerubah,
  jumlahTahu,
  TIDAK_MASSAL,
  type BarisUbah,
} from '#areas/stock/rules/ubah-massal.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { readDokumenUbah } from '#areas/stock/server/massal/baca-massal.ts';
import {
  saveNilaiBaru,
  saveUbah,
  type JenisUbah,
} from '#areas/stock/server/massal/massal.table.ts';
import { rencanaKadar, rencanaProfit, type Rencana } from '#areas/stock/server/massal/rencana.ts';
import { saveKejadianBanyak } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Cost and labour charge of many pieces, by approval of the owner (UBAH_MASSAL). */
export const updateProfitBarang = async (
  tx: Tx,
  { body }: InputOf<typeof updateProfit.simpan>,
  ctx: Ctx,
) => ubahMassal(tx, 'PROFIT', body, rencanaProfit(body, ctx), ctx);

/** Another kadar for many pieces; what their fine gold differs goes through the book. */
export const updateKadarBarang = async (
  tx: Tx,
  { body }: InputOf<typeof updateKadar.simpan>,
  ctx: Ctx,
) => ubahMassal(tx, 'KADAR', body, await rencanaKadar(tx, body, ctx), ctx);

type Body = { readonly barang: readonly string[]; readonly alasan: string };

async function ubahMassal(tx: Tx, jenis: JenisUbah, body: Body, rencana: Rencana, ctx: Ctx) {
  const pieces = await kunciBarang(tx, body.barang, ctx);
  const isi = pieces.map(rencana.ubah);
  refuseIf(isi.flatMap((one, index) => rencana.periksa(one, index)));
  const berubah = isi.filter(isBerubah);
  refuseIf(berubah.length > 0 ? [] : [TIDAK_MASSAL.TIDAK_BERUBAH]);
  await mintaSetuju(tx, jenis, berubah, rencana.kata, body.alasan, ctx);

  const no_ubah = await takeNomor(tx, ctx.kode_toko, 'UM', ctx.hari);
  const baris = padat(bukuMassal(berubah));
  const head = {
    no_ubah,
    jenis,
    alasan: body.alasan,
    perubahan: rencana.kata,
    total_qty: berubah.length,
    total_berat: sum(berubah.map((one) => one.berat)),
    membukukan: baris.length > 0,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  await saveUbah(tx, head, berubah, ctx);
  await terapkan(tx, berubah, no_ubah, ctx);
  await catatBuku(
    tx,
    { no_bukti: no_ubah, kode_transaksi: 'UBAH', keterangan: rencana.kata, baris },
    ctx,
  );
  tx.audit({
    tindakan: 'UBAH_MASSAL',
    tabel: 'ubah_massal',
    kunci: no_ubah,
    sesudah: { ...head, barang: berubah },
  });
  return readDokumenUbah(tx, jenis, no_ubah, ctx);
}

/** Writes the pieces as they are now, and into their history what their gold is from now on. */
export async function terapkan(
  tx: Tx,
  isi: readonly BarisUbah[],
  no_bukti: string,
  ctx: Ctx,
): Promise<void> {
  await saveNilaiBaru(tx, isi, ctx);
  const kadarLain = isi.filter((one) => one.persen_dari !== one.persen_ke);
  await saveKejadianBanyak(
    tx,
    kadarLain.map(({ kode_barcode, berat }) => ({ kode_barcode, berat })),
    { jenis: 'UBAH_KADAR', no_bukti },
    ctx,
  );
}

/** Sums before and after, and every piece: what the approver reads (D-27.3). */
const mintaSetuju = (
  tx: Tx,
  jenis: JenisUbah,
  isi: readonly BarisUbah[],
  kata: string,
  alasan: string,
  ctx: Ctx,
): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'UBAH_MASSAL',
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
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);

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
          dari: formatKadar(one.persen_dari),
          ke: formatKadar(one.persen_ke),
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

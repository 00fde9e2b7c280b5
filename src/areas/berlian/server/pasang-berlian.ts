import { formatGram } from '#kit/rules/format.ts';
import { minus, mg, plus, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import {
  barisOf,
  jumlahBatu,
  teksBatu,
  TIDAK_BERLIAN,
  type Batu,
} from '#areas/berlian/rules/batu.ts';
import {
  bukuPasang,
  hitungPasang,
  LANGKAH_PASANG,
  modalLepas,
  TIDAK_PASANG,
  type BarangBatu,
  type JadiBatu,
  type LangkahPasang,
} from '#areas/berlian/rules/pasang.ts';
import { takeBatu, pisahkan, tuntutBagian, type Diambil } from '#areas/berlian/server/bagian.ts';
import { gerakkanBatu, lockBatu, type GerakBatu } from '#areas/berlian/server/berlian.table.ts';
import {
  findBarangBatu,
  listTerpasang,
  lockTerpasang,
  setLepas,
  setTerpasang,
} from '#areas/berlian/server/pasang.table.ts';
import { needGudangToko } from '#areas/berlian/server/terima-berlian.ts';
import { tuntutPasang } from '#areas/berlian/server/tuntut-pasang.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { susutBebas } from '#areas/stock/rules/susut.ts';
import { saveBarangBatu } from '#areas/stock/server/barang-batu.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import {
  lockBarang,
  saveKejadianBanyak,
  type BarangTerkunci,
} from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof pasangBerlianDocument.spec;
type Barang = BarangBatu & BarangTerkunci;

/** A free piece of a jenis of stones, held with the stones that are set in it. */
async function needBarang(tx: Tx, kode_barcode: string, ctx: Ctx): Promise<Barang> {
  const row = orRefuse(
    await lockBarang(tx, ctx.kode_toko, kode_barcode),
    fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }),
  );
  needTersedia(row, row.oleh, ctx);
  const { jenis_berlian, susut_lalu } = await findBarangBatu(tx, kode_barcode, ctx);
  refuseIf(gather([!jenis_berlian, fill(TIDAK_PASANG.BARANG_BUKAN_BERLIAN, { kode_barcode })]));
  const { carat, modal } = await lockTerpasang(tx, kode_barcode, ctx);
  return { ...row, carat, modal_batu: modal, susut_lalu };
}

type Ditulis = {
  readonly langkah: LangkahPasang;
  readonly barang: Barang;
  readonly stones: readonly (Batu & Partial<Pick<Diambil, 'dari_berlian' | 'lain'>>)[];
  readonly modal: Rupiah;
  readonly berat: Miligram;
  readonly keterangan: string | null;
};

/** What both ways come to: the piece as it is then, its lines, what is asked. */
async function susun(
  tx: Tx,
  { langkah, barang, stones, modal, berat, keterangan }: Ditulis,
  ctx: Ctx,
) {
  tx.guards.add('weight');
  const ct = sum([mg(0), ...stones.map((one) => one.carat)]);
  const toleransi = ctx.param(stockParam.TOLERANSI_BERAT_JUAL);
  const jadi = hitungPasang(barang, { langkah, carat: ct, modal, berat, toleransi });
  refuseIf(
    gather([
      jadi.emas <= 0,
      fill(TIDAK_PASANG.BERAT_EMAS_NOL, { atribut: formatGram(jadi.berat_atribut) }),
    ]),
  );
  const dibeli = stones.flatMap(({ konsinyasi, kode_supplier, harga_modal }) =>
    konsinyasi && kode_supplier !== null ? [{ kode_supplier, modal: harga_modal ?? rp(0) }] : [],
  );
  const postings = padat(bukuPasang(barang, berat, jadi, dibeli));
  const { kode_barcode, nama_barang, kode_gudang, kode_baki, persen } = barang;
  const lines = stones.map((one) => ({
    ...barisOf(one),
    dari_berlian: one.dari_berlian ?? null,
    konsinyasi: one.konsinyasi,
    bagian_lain: one.lain ?? false,
    modal: one.harga_modal ?? rp(0),
  }));
  const asks = await tuntutPasang(tx, { langkah, barang, lines, berat, jadi }, ctx);
  return {
    jadi,
    plan: {
      head: {
        langkah,
        kode_barcode,
        nama_barang,
        kode_gudang,
        kode_baki,
        persen,
        ...jumlahBatu(stones),
        berat_batu: jadi.batu < 0 ? minus(mg(0), jadi.batu) : jadi.batu,
        berat_lama: barang.berat,
        berat,
        emas_lama: barang.berat_asli,
        emas: jadi.emas,
        murni_lama: barang.murni,
        murni: jadi.murni,
        susut: jadi.susut.susut,
        keterangan: keterangan ?? '',
        emas_asal: plus(barang.berat_asli, barang.susut_lalu),
        susut_bebas: susutBebas(jadi.susut),
        modal_susut: jadi.susut.modal,
        modal_beli: sum([rp(0), ...dibeli.map((one) => one.modal)]),
        harga_turun: asks.some(({ event }) => event === aksesEvents.UBAH_HARGA_EMAS),
      },
      lines,
      postings,
      note: keterangan || `${LANGKAH_PASANG[langkah]} berlian ${kode_barcode}`,
      asks,
    },
  };
}

/** The piece as it is then, and the step in its life. */
async function simpanBarang(
  tx: Tx,
  no_bukti: string,
  { langkah, barang, berat }: Pick<Ditulis, 'langkah' | 'barang' | 'berat'>,
  jadi: JadiBatu,
  ctx: Ctx,
): Promise<void> {
  const { kode_barcode } = barang;
  const { berat_atribut, emas: berat_asli, murni, harga_modal } = jadi;
  const berlian = await listTerpasang(tx, kode_barcode, ctx);
  const isi = { kode_barcode, berat, berat_atribut, berat_asli, murni, harga_modal, berlian };
  await saveBarangBatu(tx, isi, ctx);
  const langkahnya = [{ kode_barcode, berat_sebelum: barang.berat, berat }];
  await saveKejadianBanyak(tx, langkahnya, { jenis: `${langkah}_BERLIAN`, no_bukti }, ctx);
}

/** Loose stones, or parts of parcels, into a piece: their cost joins its own (D-45.5). */
async function pasang(tx: Tx, typed: BodyOf<Words, 'pasang'>, ctx: Ctx) {
  const { kode_barcode, kode_berlian, berat, keterangan } = typed;
  const bagian = new Map((typed.bagian ?? []).map((one) => [one.kode_berlian, one]));
  refuseIf(
    gather([
      [...bagian.keys()].some((kode) => !kode_berlian.includes(kode)),
      TIDAK_PASANG.BAGIAN_ASING,
    ]),
  );
  const barang = await needBarang(tx, kode_barcode, ctx);
  const stones = await takeBatu(
    tx,
    kode_berlian.map(
      (kode) => bagian.get(kode) ?? { kode_berlian: kode, carat: null, butir: null },
    ),
    ctx,
  );
  const modal = sum([rp(0), ...stones.map((one) => one.harga_modal ?? rp(0))]);
  const ditulis = { langkah: 'PASANG' as const, barang, stones, modal, berat, keterangan };
  const { jadi, plan } = await susun(tx, ditulis, ctx);
  return {
    ...plan,
    asks: [...plan.asks, ...tuntutBagian(stones)],
    afterNumber: async (no: string) => {
      const bukti = { no_bukti: no, no_dokumen: no };
      await pisahkan(tx, bukti, stones, 'PASANG', ctx);
      await setTerpasang(
        tx,
        stones.map((one) => one.kode_berlian),
        kode_barcode,
        ctx,
      );
      const gerak = stones.map((one) =>
        diTempat(one, 'PASANG', kode_barcode, one.konsinyasi ? (one.harga_modal ?? rp(0)) : rp(0)),
      );
      await gerakkanBatu(tx, bukti, gerak, ctx);
      await simpanBarang(tx, no, ditulis, jadi, ctx);
    },
  };
}

/** A stone that is set or taken out is the shop's as before; one in consignment is bought by setting it. */
const diTempat = (
  { kode_berlian }: Pick<Batu, 'kode_berlian'>,
  jenis: 'PASANG' | 'LEPAS',
  kode_barcode: string,
  modal: Rupiah,
): GerakBatu => ({ kode_berlian, jenis, carat: mg(0), butir: 0, modal, kode_barcode });

/** Stones out of their piece, loose with their cost, which is never more than the piece itself has (D-45.5). */
async function lepas(tx: Tx, typed: BodyOf<Words, 'lepas'>, ctx: Ctx) {
  const { kode_barcode, kode_berlian: codes, berat, keterangan } = typed;
  const barang = await needBarang(tx, kode_barcode, ctx);
  const held = await lockBatu(tx, codes, ctx);
  refuseIf(
    codes.flatMap((kode_berlian, index) => {
      const stone = held.get(kode_berlian);
      const disini = stone?.status === 'TERPASANG' && stone.kode_barcode === kode_barcode;
      return gather(
        [!disini, fill(TIDAK_PASANG.BUKAN_DI_BARANG, { kode_berlian, kode_barcode })],
        [
          codes.indexOf(kode_berlian) !== index,
          fill(TIDAK_BERLIAN.BERLIAN_DUA_KALI, { kode_berlian }),
        ],
      ).map((no) => at({ ...no, field: undefined }, 'kode_berlian', index));
    }),
  );
  await needGudangToko(tx, [barang], ctx);
  const stones: Batu[] = [];
  let sisa = barang.harga_modal;
  for (const stone of codes.flatMap((kode) => held.get(kode) ?? [])) {
    const { harga_modal: dulu } = stone;
    const harga_modal = dulu === null ? null : modalLepas({ harga_modal: sisa }, dulu);
    sisa = sisa === null ? null : minus(sisa, harga_modal ?? rp(0));
    stones.push({ ...stone, harga_modal });
  }
  const modal = sum([rp(0), ...stones.map((one) => one.harga_modal ?? rp(0))]);
  const ditulis = { langkah: 'LEPAS' as const, barang, stones, modal, berat, keterangan };
  const { jadi, plan } = await susun(tx, ditulis, ctx);
  return {
    ...plan,
    afterNumber: async (no: string) => {
      await setLepas(tx, stones, barang.kode_gudang, ctx);
      const gerak = stones.map((one) => {
        const dulu = held.get(one.kode_berlian)?.harga_modal ?? rp(0);
        return diTempat(one, 'LEPAS', kode_barcode, minus(one.harga_modal ?? rp(0), dulu));
      });
      await gerakkanBatu(tx, { no_bukti: no, no_dokumen: no }, gerak, ctx);
      await simpanBarang(tx, no, ditulis, jadi, ctx);
    },
  };
}

export const pasangBerlian = serveDocument(pasangBerlianDocument, {
  makes: { pasang, lepas },
  paperExtras: (_, { barang }) =>
    Promise.resolve({ barang: barang.map((one) => [one.kode_berlian, teksBatu(one)] as const) }),
});

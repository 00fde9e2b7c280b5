import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, minus, percentOf, persen, plus, rp, sum } from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { findTukang } from '#areas/service/server/kerja-service.query.ts';
import { periksaCaraUji } from '#areas/barang/rules/cara-uji.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { ambilBagian, jumlahLot, type BagianLot } from '#areas/stock/rules/lot.ts';
import { susutBebas } from '#areas/stock/rules/susut.ts';
import { jagaSusut } from '#areas/stock/server/jaga/susut-lebih.ts';
import { createLots, takeParts } from '#areas/stock/server/lot/lot.table.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { bukuHilang, bukuLeburLot } from '#areas/sepuhan/rules/buku-sepuhan.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { BUKAN_SORTIR } from '#areas/sepuhan/rules/sortir.ts';
import { holdLots, susutLalu, type LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'susut'>;
type Diambil = { readonly lots: readonly LotAda[]; readonly parts: readonly BagianLot[] };

/** Lots into one bar of tested gold, or gold of them that is gone (D-44.8). */
export async function susut(tx: Tx, typed: Typed, ctx: Ctx) {
  const { hasil, jenis } = typed;
  refuseIf([
    ...(jenis === 'LEBUR' && hasil === null ? [TIDAK_SEPUHAN.HASIL_KOSONG] : []),
    ...(jenis === 'SUSUT' && hasil !== null ? [TIDAK_SEPUHAN.HASIL_TANPA_LEBUR] : []),
  ]);
  if (typed.kode_tukang !== null) {
    const known = await findTukang(tx, ctx.kode_toko, typed.kode_tukang);
    orRefuse(known, TIDAK_SEPUHAN.TUKANG_TIDAK_ADA);
  }
  const taken = await takeFrom(tx, typed, ctx);
  return hasil === null ? lose(tx, typed, taken, ctx) : lebur(tx, typed, hasil, taken, ctx);
}

/** Holds the lots and works out what is taken of each: all of one that names no weight. */
async function takeFrom(tx: Tx, { lot: asked, jenis }: Typed, ctx: Ctx): Promise<Diambil> {
  const nos = asked.map(({ no_lot }) => no_lot);
  refuseIf(
    nos.flatMap((no, index) =>
      nos.indexOf(no) < index ? [at(TIDAK_SEPUHAN.LOT_KEMBAR, 'lot', index)] : [],
    ),
  );
  const lots = await holdLots(tx, nos, ctx, 'SEMUA');
  // What a craftsman washes is held against washing when it comes back; he melts what he was given for it (D-44.6).
  const dicuci = lots.find((one) => one.kode_tukang !== null && one.proses !== 'LEBUR');
  const { no_lot = '' } = dicuci ?? {};
  conflictIf(jenis === 'LEBUR' && dicuci !== undefined, fill(TIDAK_SEPUHAN.LOT_DICUCI, { no_lot }));
  refuseIf(
    zip(lots, asked).flatMap(([lot, { berat }], index) => {
      if (berat === null || berat <= lot.berat) return [];
      const values = { no_lot: lot.no_lot, berat: formatGram(lot.berat) };
      return [at(fill(TIDAK_SEPUHAN.LOT_KURANG, values), 'lot', index)];
    }),
  );
  const parts = zip(lots, asked).map(([lot, { berat }]) => ambilBagian(lot, berat ?? lot.berat));
  return { lots, parts };
}

/** The result is one, not a list. */
const diHasil = (no: Refusal): Refusal => ({ ...no, field: 'hasil.cara_uji' });

/** What earlier processes of this gold lost counts with this one: gold does not go in slices (D-51.17). */
async function lebur(
  tx: Tx,
  typed: Typed,
  { berat: berat_hasil, kadar_uji, cara_uji }: NonNullable<Typed['hasil']>,
  { lots, parts }: Diambil,
  ctx: Ctx,
) {
  const wajib = ctx.param(pembelianParam.CARA_UJI_WAJIB);
  refuseIf(periksaCaraUji('hasil', [{ kadar: kadar_uji, cara_uji }], wajib).map(diHasil));
  const masuk = jumlahLot(parts);
  const lebih = fill(TIDAK_SEPUHAN.HASIL_LEBIH, { berat: formatGram(masuk.berat) });
  refuseIf(berat_hasil > masuk.berat ? [lebih] : []);
  const kode_gudang = placeOf(parts);
  const murni_hasil = percentOf(berat_hasil, kadar_uji, 'half');
  const sudah = sum(zip(lots, parts).map(([lot, part]) => susutLalu(lot, part, ctx)));
  const batas = ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR);
  const gone = await jagaSusut(
    tx,
    {
      masuk,
      keluar: { berat: berat_hasil, murni: murni_hasil },
      harga: masuk.modal,
      toleransi: batas,
      ukur: 'murni',
      sudah,
      ringkasan: sentence('Lebur {n} lot kehilangan {susut} g murni', {
        n: formatInt(parts.length),
        susut: formatGram(minus(masuk.murni, murni_hasil)),
      }),
    },
    ctx,
  );
  const isi = { kode_gudang, berat: berat_hasil, murni: murni_hasil };
  // An owner who agreed to a loss agreed to all of it: the bar begins with none.
  const susut_murni = gone.lebih ? mg(0) : plus(sudah, susutBebas(gone));
  return {
    head: {
      ...headOf(typed, { lots, parts }),
      langkah: 'LEBUR' as const,
      kadar_hasil: kadar_uji,
      berat_hasil,
      murni_hasil,
      susut: minus(masuk.berat, berat_hasil),
      selisih_murni: minus(murni_hasil, masuk.murni),
      murni_asal: plus(masuk.murni, sudah),
      batas,
      modal_hilang: gone.modal,
    },
    lines: parts.map((part) => ({ ...lineOf(part), cara_uji })),
    postings: bukuLeburLot(zip(lots, parts).map(goldOf), { ...isi, kadar: kadar_uji }, gone.modal),
    asks: gone.asks,
    afterNumber: async (no: string) => {
      await takeParts(tx, no, parts, ctx);
      const modal = minus(masuk.modal, gone.modal);
      const { modal_tahu } = masuk;
      const emas = [{ ...isi, persen: kadar_uji, modal, modal_tahu, susut_murni }];
      await createLots(tx, { no, asal: 'SEPUHAN', tahap: 'LEBUR', emas }, ctx);
    },
  };
}

/** Gold that is not there any more, without a process that explains it: each milligram is the owner's to agree to. */
async function lose(tx: Tx, typed: Typed, { lots, parts }: Diambil, ctx: Ctx) {
  const masuk = jumlahLot(parts);
  const gone = await jagaSusut(
    tx,
    {
      masuk,
      keluar: { berat: mg(0), murni: mg(0) },
      harga: masuk.modal,
      toleransi: persen(0),
      ukur: 'berat',
      ringkasan: sentence('Susut tanpa lebur {berat} g dari {n} lot', {
        berat: formatGram(masuk.berat),
        n: formatInt(parts.length),
      }),
    },
    ctx,
  );
  return {
    head: {
      ...headOf(typed, { lots, parts }),
      langkah: 'SUSUT' as const,
      kadar_hasil: null,
      berat_hasil: mg(0),
      murni_hasil: mg(0),
      susut: masuk.berat,
      selisih_murni: minus(mg(0), masuk.murni),
      murni_asal: masuk.murni,
      batas: null,
      modal_hilang: gone.modal,
    },
    lines: parts.map(lineOf),
    postings: bukuHilang(zip(lots, parts).map(goldOf), gone.modal),
    asks: gone.asks,
    afterNumber: (no: string) => takeParts(tx, no, parts, ctx),
  };
}

const placeOf = (parts: readonly BagianLot[]): string => parts[0]?.kode_gudang ?? '';

const headOf = ({ kode_tukang, keterangan }: Typed, { lots, parts }: Diambil) => {
  const { qty, berat, murni, modal } = jumlahLot(parts);
  return {
    kode_gudang: placeOf(parts),
    kode_tukang: kode_tukang ?? lots.find((one) => one.kode_tukang !== null)?.kode_tukang ?? null,
    qty,
    berat,
    murni,
    keterangan: keterangan ?? '',
    modal,
    hari_batal: null,
  };
};

const goldOf = ([{ kode_tukang }, part]: readonly [LotAda, BagianLot]) => {
  const { kode_gudang, persen: kadar, qty, berat, murni } = part;
  return { kode_gudang, kode_tukang, kadar, qty, berat, murni };
};

const lineOf = (part: BagianLot) => ({
  asal: 'LOT' as const,
  no_dokumen: null,
  urut_dokumen: null,
  no_lot: part.no_lot,
  nama_barang: null,
  kode_gudang: part.kode_gudang,
  kadar: part.persen,
  kadar_uji: null,
  qty: part.qty,
  berat: part.berat,
  murni: part.murni,
  berat_hasil: mg(0),
  murni_hasil: mg(0),
  murni_timbang: mg(0),
  murni_asal: mg(0),
  berat_asal: part.berat,
  modal_hilang: rp(0),
  ...BUKAN_SORTIR,
  modal: part.modal,
  modal_tahu: part.modal_tahu,
});

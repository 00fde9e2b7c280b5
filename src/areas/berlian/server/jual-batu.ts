import type { InputOf } from '#kit/contract/endpoint.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { atLeast, scale, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { bulatkanHarga } from '#areas/barang/rules/harga-barang.ts';
import type { BatuDijual, berlianEndpoint } from '#areas/berlian/contract/berlian.api.ts';
import {
  ambilBagian,
  bisaGabung,
  keadaanBatu,
  periksaBagian,
  TIDAK_BERLIAN,
  type Batu,
  type Ukuran,
} from '#areas/berlian/rules/batu.ts';
import type { Patok } from '#areas/berlian/rules/patok.ts';
import {
  takeBatu,
  gabungkan,
  type BatuDiminta,
  type Diambil,
} from '#areas/berlian/server/bagian.ts';
import { findBatu, listHargaTabel } from '#areas/berlian/server/berlian.query.ts';
import {
  gerakkanBatu,
  gerakOf,
  lockBatu,
  setKeadaan,
  type BatuBuku,
} from '#areas/berlian/server/berlian.table.ts';
import { needGudangToko, needSertifikatBaru } from '#areas/berlian/server/terima-berlian.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Dihargai = Ukuran & Pick<Batu, 'shape' | 'color' | 'clarity' | 'harga_jual'>;

/**
 * What stones cost now (D-45.3): the price that one has of its own, else that of the shop's parameters, rounded once as
 * any computed price (D-1.4); null where there is neither.
 */
export async function hargaBatu(
  on: Sql,
  stones: readonly Dihargai[],
  ctx: Ctx,
): Promise<(Rupiah | null)[]> {
  if (stones.length === 0) return [];
  const tabel = await listHargaTabel(on, stones, ctx);
  return zip(stones, tabel).map(([{ harga_jual }, dihitung]) => {
    if (harga_jual !== null || dihitung === null) return harga_jual;
    return bulatkanHarga(dihitung, pembulatanOf(ctx)) || null;
  });
}

type Bagian = Dihargai & Patok & { readonly parcel: (Dihargai & Patok) | null };

/** What a stone that is, or was, a part of a parcel is measured by: so much of it, as heavy as its stones should be. */
const diukur = ({ parcel, ...part }: Bagian): Dihargai | null => {
  const utuh = parcel ?? part;
  const ct = utuh.carat_patok ?? (parcel === null ? null : utuh.carat);
  if (ct === null) return null;
  const { harga_jual } = utuh;
  const tetap = harga_jual === null ? null : scale(harga_jual, ct, utuh.carat, 'half');
  return { ...utuh, carat: ct, harga_jual: tetap };
};

/**
 * What the price of a part of a parcel is measured against (D-45.6): its own, or its share by stones of what the whole
 * parcel costs. Its carat is typed: a lighter one, even one of a cheaper size, makes no cheaper part. One that became
 * a stone of its own, in this shop or in another, is measured as it was (decision 1103).
 */
async function patokanBagian<B extends Bagian>(
  on: Sql,
  priced: readonly (readonly [B, Rupiah | null])[],
  ctx: Ctx,
): Promise<(Rupiah | null)[]> {
  const asal = priced.map(([one]) => diukur(one));
  const ada = asal.flatMap((one) => one ?? []);
  const tabel = ada.length > 0 ? [...(await listHargaTabel(on, ada, ctx))] : [];
  return zip(priced, asal).map(([[{ parcel, butir }, harga], utuh]) => {
    if (utuh === null) return harga;
    const dihitung = tabel.shift() ?? null;
    const semua = utuh.harga_jual ?? dihitung;
    if (semua === null || harga === null) return harga;
    const bagian = scale(semua, butir, (parcel ?? utuh).butir, 'half');
    const tetap = utuh.harga_jual !== null;
    return atLeast(harga, tetap ? bagian : bulatkanHarga(bagian, pembulatanOf(ctx)));
  });
}

/** A stone by its code, whole or a part of it, with its price and what keeps it from being sold. */
export async function lihatBerlian(
  on: Sql,
  { params: { kode_berlian }, query }: InputOf<typeof berlianEndpoint>,
  ctx: Ctx,
): Promise<BatuDijual> {
  const found = await findBatu(on, kode_berlian, ctx);
  if (!found) throw missing(fill(TIDAK_BERLIAN.BERLIAN_TIDAK_ADA, { kode_berlian }));
  const { no_pegang, carat_patok, ...stone } = found;
  const diminta = { carat: (query.carat ?? null) as Miligram | null, butir: query.butir ?? null };
  const batu: Batu = { ...stone, no_pegang };
  refuseIf(periksaBagian(batu, diminta));
  const { utuh, lain: _l, ...bagian } = ambilBagian(batu, diminta);
  const dijual = { ...stone, ...bagian };
  const [harga = null] = await hargaBatu(on, [dijual], ctx);
  const patok = { carat_patok, parcel: utuh ? null : { ...batu, carat_patok } };
  const [harga_patokan = null] = await patokanBagian(on, [[{ ...dijual, ...patok }, harga]], ctx);
  const isi = { isi_carat: stone.carat, isi_butir: stone.butir };
  return { ...dijual, ...isi, harga, harga_patokan, keadaan: keadaanBatu(batu) };
}

/** A stone that is sold: a part of a parcel is a stone of its own from now on. */
export type BatuJual = Diambil & { readonly harga: Rupiah; readonly patokan: Rupiah };

/** Holds the stones of a sale, each with its price. 422 where one has none, 409 where one is not free. */
export async function takeBatuJual(
  tx: Tx,
  asked: readonly BatuDiminta[],
  ctx: Ctx,
): Promise<readonly BatuJual[]> {
  if (asked.length === 0) return [];
  const taken = await takeBatu(tx, asked, ctx);
  const harga = await hargaBatu(tx, taken, ctx);
  refuseIf(
    zip(zip(asked, taken), harga).flatMap(([[{ di = 0, kode_berlian }], price]) =>
      gather([price === null, fill(TIDAK_BERLIAN.HARGA_BERLIAN_BELUM_ADA, { kode_berlian })]).map(
        (no) => at(no, 'barang', di),
      ),
    ),
  );
  const priced = zip(taken, harga);
  return zip(priced, await patokanBagian(tx, priced, ctx)).flatMap(([[one, price], patokan]) =>
    price === null ? [] : [{ ...one, harga: price, patokan: patokan ?? price }],
  );
}

type Terjual = { readonly kode_berlian: string | null; readonly dari_berlian: string | null };
type Jualan = { readonly no: string; readonly laku: boolean };
/** Stones that come back from a sale: parts that join their parcels, and those that lie loose again. */
export type Pulang = {
  readonly parts: readonly { readonly part: BatuBuku; readonly parcel: BatuBuku }[];
  readonly sendiri: readonly Batu[];
};

/**
 * The stones of a sale that is cancelled, or refused before its money came (`laku` not), held (decision 1061). 409
 * where one is no more what the sale left, or would come to lie where none may.
 */
export async function lockPulang(
  tx: Tx,
  lines: readonly Terjual[],
  { no, laku }: Jualan,
  ctx: Ctx,
): Promise<Pulang> {
  const sold = lines.filter(({ kode_berlian }) => kode_berlian !== null);
  if (sold.length === 0) return { parts: [], sendiri: [] };
  const codes = sold.flatMap(({ kode_berlian, dari_berlian }) => [kode_berlian, dari_berlian]);
  const held = await lockBatu(
    tx,
    codes.filter((kode) => kode !== null),
    ctx,
  );
  const stones = sold.map((one) => [one, kept(held, one.kode_berlian ?? '')] as const);
  const lain = stones.find(([, { no_pegang }]) => no_pegang !== no)?.[1];
  conflictIf(
    lain !== undefined,
    fill(TIDAK_BERLIAN.BERLIAN_BERGERAK, { kode_berlian: lain?.kode_berlian ?? '' }),
  );
  const parts = stones.flatMap(([{ dari_berlian }, part]) => {
    const parcel = held.get(dari_berlian ?? '');
    return parcel && bisaGabung(parcel, part) ? [{ part, parcel }] : [];
  });
  const sendiri = stones.flatMap(([, one]) => (parts.some(({ part }) => part === one) ? [] : one));
  if (sendiri.length > 0) await needGudangToko(tx, sendiri, ctx);
  if (laku) await needSertifikatBaru(tx, sendiri);
  return { parts, sendiri };
}

/** Parts are in their parcels again, the rest lies loose as it was. What never left has no way back in the book. */
export async function pulangkanBatu(
  tx: Tx,
  { parts, sendiri }: Pulang,
  { no, laku, no_batal }: Jualan & { readonly no_batal: string },
  ctx: Ctx,
): Promise<void> {
  const bukti = { no_bukti: no_batal, no_dokumen: no };
  const kodeDi = (all: readonly Batu[]) => all.map(({ kode_berlian }) => kode_berlian);
  const bagian = parts.map(({ part }) => part);
  await setKeadaan(tx, kodeDi(bagian), { status: 'TERJUAL', no_pegang: no }, ctx);
  await setKeadaan(tx, kodeDi(sendiri), { status: 'LEPAS', no_pegang: null }, ctx);
  const gerak = laku
    ? sendiri.map((one) => gerakOf(one, 'JUAL', 1))
    : bagian.map((one) => gerakOf(one, 'JUAL', -1));
  await gerakkanBatu(tx, bukti, gerak, ctx);
  await gabungkan(tx, bukti, parts, 'JUAL', ctx);
}

import type { Persen } from '#kit/rules/quantity.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { readMasterBarang, type BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import {
  askHargaLabel,
  askLepasJaga,
  askTurun,
  hargaUbahan,
  type HargaUbah,
} from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A line that may become a piece: the bought piece that it was, else all that its lot was bought as. */
type Dilabeli = {
  readonly piece: BarangBaru | undefined;
  readonly asal: BarangLot | undefined;
  readonly barang: readonly BarangLot[];
};
type Baru = { readonly piece: BarangBaru; readonly dari: readonly BarangLot[] };

/** What a new label asks: a price that falls, labour given away, its guard taken off, a weight too high. */
export async function tanyaPieces(
  tx: Tx,
  lines: readonly Dilabeli[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const baru = lines.flatMap(({ piece, asal, barang }) =>
    piece ? [{ piece, dari: asal ? [asal] : barang }] : [],
  );
  const wajar = jagaBeratWajar(
    tx,
    baru.map(({ piece }) => ditimbang(piece)),
    ctx,
  );
  const murah = await askHargaLabel(
    tx,
    baru.map(({ piece }) => piece),
    ctx,
  );
  if (baru.length === 0) return wajar;
  const master = await readMasters(tx, baru, ctx);
  return [
    ...(await tanyaTurun(tx, baru, master, ctx)),
    ...murah,
    ...tanyaJaga(baru, master),
    ...wajar,
  ];
}

/** The words of this shop, and of each branch that bought gold of it (D-44.9). */
type Masters = { readonly sini: MasterBarang; readonly dari: ReadonlyMap<string, MasterBarang> };

async function readMasters(tx: Tx, baru: readonly Baru[], ctx: Ctx): Promise<Masters> {
  const sini = await readMasterBarang(tx, ctx.kode_toko);
  const dari = new Map([[ctx.kode_toko, sini]]);
  // Of a branch on another server no words are here: its pieces say what their codes mean.
  for (const { kode_toko, jauh } of baru.flatMap((one) => one.dari))
    if (!dari.has(kode_toko))
      dari.set(kode_toko, jauh ? { ...sini } : await readMasterBarang(tx, kode_toko));
  return { sini, dari };
}

/** What its code meant where it was bought. */
const persenKode = (one: BarangLot, dari: Masters['dari']): Persen | undefined =>
  one.jauh ? (one.persen_kode ?? undefined) : dari.get(one.kode_toko)?.kadar.get(one.kode_kadar);

/** A word that this shop does not have, or has for another percent, is one of the branch that bought it. */
const asing = (one: BarangLot, { sini, dari }: Masters): boolean =>
  dari.get(one.kode_toko) !== sini &&
  !(
    sini.jenis.has(one.kode_dept) &&
    sini.group.has(one.kode_group) &&
    sini.kadar.get(one.kode_kadar) === persenKode(one, dari)
  );

/**
 * Where another jenis, group or code than its gold was bought as makes a piece cheaper, the owner agrees to it
 * (D-51.16): a test that misses the code by a hair changes what its gold is called, not only what it weighs.
 */
async function tanyaTurun(
  tx: Tx,
  baru: readonly Baru[],
  master: Masters,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const ubahan = baru.flatMap(({ piece, dari }) =>
    [...new Map(dari.map((one) => [`${one.kode_toko}/${kelompok(one)}`, one])).values()]
      .filter((one) => kelompok(one) !== kelompok(piece) || asing(one, master))
      .map((one) => ({ one, ubah: ubahOf(piece, one, master) })),
  );
  const sini = ubahan.flatMap(({ one, ubah }) => (asing(one, master) ? [] : [ubah]));
  const sana = ubahan.filter(({ one }) => asing(one, master));
  const harga = sini.length === 0 ? [] : await hargaUbahan(tx, sini, aturanHarga(ctx), ctx);
  const cabang = await hargaCabang(
    tx,
    sana.filter(({ one }) => !one.jauh),
    ctx,
  );
  return [...askTurun([...harga, ...cabang]), ...askAsing(sana.filter(({ one }) => one.jauh))];
}

/** Words of a branch on another server that this shop does not have: no price is known of them, so an owner agrees. */
const askAsing = (ubahan: readonly Ubah[]): Tuntutan[] =>
  ubahan.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('Harga asal {jumlah} barang dari server lain tidak diketahui', {
            jumlah: ubahan.length,
          }),
          angka: ubahan.map(({ one, ubah }) => ({
            label: one.nama_barang,
            nilai: joined([kelompok(one), kelompok(ubah.ke)], ' → '),
          })),
        },
      ];

type Ubah = { readonly one: BarangLot; readonly ubah: ReturnType<typeof ubahOf> };

const ubahOf = (piece: BarangBaru, one: BarangLot, { dari }: Masters) => {
  const { kode_dept, kode_group, kode_kadar, kadar: uji } = one;
  const persen = persenKode(one, dari) ?? uji;
  return {
    kode_barcode: piece.nama_barang,
    dari: { ...piece, kode_dept, kode_group, kode_kadar, persen },
    ke: piece,
  };
};

/**
 * Gold of a branch whose words this shop lacks is held against what the branch would sell it for today, by its own rows
 * and parameters: a word that is chosen here chooses its price (D-42.4).
 */
async function hargaCabang(tx: Tx, ubahan: readonly Ubah[], ctx: Ctx): Promise<HargaUbah[]> {
  const found: HargaUbah[] = [];
  for (const { one, ubah } of ubahan) {
    const cabang = aturanHarga(await readSetelanToko(tx, one.kode_toko));
    const [sana] = await hargaUbahan(tx, [{ ...ubah, ke: ubah.dari }], cabang, one);
    const [sini] = await hargaUbahan(tx, [{ ...ubah, dari: ubah.ke }], aturanHarga(ctx), ctx);
    const dari = sana?.dari ?? null;
    if (sini) found.push({ ...sini, dari });
  }
  return found;
}

const kelompok = ({
  kode_dept,
  kode_group,
  kode_kadar,
}: Pick<BarangBaru, 'kode_dept' | 'kode_group' | 'kode_kadar'>): string =>
  [kode_dept, kode_group, kode_kadar].join('/');

/** Bought in a jenis of stones and labelled in another: it may be sold below its cost, as after a change (D-51.16). */
const tanyaJaga = (baru: readonly Baru[], { sini, dari: masters }: Masters): Tuntutan[] =>
  baru
    .filter(
      ({ piece, dari }) =>
        !sini.jenisBerlian.has(piece.kode_dept) &&
        dari.some((one) => masters.get(one.kode_toko)?.jenisBerlian.has(one.kode_dept)),
    )
    .map(({ piece }) => askLepasJaga(piece.nama_barang));

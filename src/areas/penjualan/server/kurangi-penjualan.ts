import { at, fill } from '#kit/rules/refusal.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { CustomerDiminta } from '#areas/customer/rules/customer.ts';
import {
  hitungPenjualan,
  type PenjualanHitung,
  type PenjualanJadi,
} from '#areas/penjualan/rules/hitung-penjualan.ts';
import {
  bisaKupon,
  periksaBelanja,
  periksaKupon,
  TIDAK_KUPON,
} from '#areas/penjualan/rules/kupon.ts';
import { kurangi } from '#areas/penjualan/rules/kurangi.ts';
import { periksaPotongan, TIDAK_POTONGAN, type Potongan } from '#areas/penjualan/rules/potongan.ts';
import { periksaDiskon, TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import type { JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import type { Milik } from '#areas/penjualan/server/milik.ts';
import { hpCustomer, lockKupon, type KuponRow } from '#areas/penjualan/server/kupon.table.ts';
import { kenaPph22, prepareTax } from '#areas/penjualan/server/pajak/pajak.ts';
import type { Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import type { Disiapkan } from '#areas/penjualan/server/siapkan-penjualan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { zip } from '#kit/rules/lists.ts';

type Body = JualDiminta;
/** What of a body takes off: the reduction that each line names, and the coupon. */
export type Dikurangkan = Pick<Body, 'kupon'> & {
  readonly barang: readonly Pick<Body['barang'][number], 'potongan'>[];
};
export type Dikurangi = {
  hitung: PenjualanHitung;
  potongan: (string | null)[];
  kupon: string | null;
  /** Whom the coupon names, if anybody. */
  milikKupon: Milik | null;
};

/** What the masters take off a sale: a reduction of each line, then the coupon (D-33.14). */
export async function kurangiPenjualan(
  tx: Tx,
  body: Dikurangkan,
  siap: Pick<Disiapkan, 'barang' | 'hitung'>,
  daftar: readonly Potongan[],
  ctx: Ctx,
): Promise<Dikurangi> {
  const potongan = body.barang.map(({ potongan: kode }) => pilih(kode ?? null, daftar));
  refuseIf(
    zip(zip(body.barang, potongan), siap.barang).flatMap(([[diminta, potong], one], index) =>
      periksaBaris(diminta.potongan ?? null, potong, one.kode_group, ctx).map((no) =>
        at(no, 'barang', index),
      ),
    ),
  );
  const kupon = body.kupon ? await takeKupon(tx, body.kupon, ctx) : null;
  const baris = zip(siap.barang, potongan).map(([one, potong]) => ({
    potongan: potong,
    bisaKupon: bisaKupon(one),
  }));
  const pembulatan = pembulatanOf(ctx);
  const { hitung, sisa } = kurangi(siap.hitung, { baris, kupon }, pembulatan);
  if (kupon) refuseIf(periksaBelanja(kupon, sisa));
  return {
    hitung,
    potongan: potongan.map((one) => one?.kode_potongan ?? null),
    kupon: kupon?.no_kupon ?? null,
    milikKupon: kupon && {
      no: kupon.no_kupon,
      kode_customer: kupon.kode_customer,
      nama: kupon.nama_customer,
      no_hp: await hpCustomer(tx, kupon.kode_customer),
      rupiah: kupon.nilai,
    },
  };
}

const pilih = (kode: string | null, daftar: readonly Potongan[]): Potongan | null =>
  daftar.find((one) => one.kode_potongan === kode) ?? null;

function periksaBaris(kode: string | null, one: Potongan | null, kode_group: string, ctx: Ctx) {
  if (kode === null) return [];
  if (!ctx.modul(penjualanModul.POTONGAN_PENJUALAN_MODULE))
    return [TIDAK_POTONGAN.POTONGAN_TIDAK_AKTIF];
  if (!one) return [fill(TIDAK_POTONGAN.POTONGAN_TIDAK_ADA, { kode })];
  return periksaPotongan(one, { kode_group, hari: ctx.hari });
}

/** The last use of a coupon is won by exactly one sale: the second waits here, and then finds none left. */
async function takeKupon(tx: Tx, no_kupon: string, ctx: Ctx): Promise<KuponRow> {
  const kupon = await lockKupon(tx, ctx.kode_toko, no_kupon);
  if (!kupon) {
    refuseIf([fill(TIDAK_KUPON.KUPON_TIDAK_ADA, { no_kupon })]);
    throw new Error('unreachable');
  }
  const [first] = periksaKupon(kupon, ctx.hari);
  conflictIf(first?.code === 'KUPON_HABIS', first ?? TIDAK_KUPON.KUPON_HABIS);
  refuseIf(first ? [first] : []);
  return kupon;
}

type Dijumlahkan = Dikurangkan & { readonly customer: Pick<CustomerDiminta, 'kode_customer'> };
type Siap = Pick<Disiapkan, 'barang' | 'berat' | 'asli' | 'hitung'>;

/** The sums of goods whose prices are known: what masters take off, the tax of the buyer, each total rounded once. */
export async function jumlahkanJual(
  tx: Tx,
  body: Dijumlahkan,
  siap: Siap,
  daftar: Pick<Rujukan, 'potongan' | 'customer'>,
  ctx: Ctx,
): Promise<{ kurang: Dikurangi; jadi: PenjualanJadi }> {
  const kurang = await kurangiPenjualan(tx, body, siap, daftar.potongan, ctx);
  // Found by telephone or name he is somebody whom the counter does not know: it showed a price without PPh 22.
  refuseIf(
    body.customer.kode_customer === null && kenaPph22(daftar.customer, ctx)
      ? [TIDAK_JUAL.PILIH_KARTU]
      : [],
  );
  const dipajaki = await prepareTax(tx, siap, daftar.customer, ctx);
  const jadi = hitungPenjualan(kurang.hitung, pembulatanOf(ctx), dipajaki);
  refuseIf(periksaDiskon(kurang.hitung, jadi));
  return { kurang, jadi };
}

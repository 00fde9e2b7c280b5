import { gather, fill, type Refusal } from '#kit/rules/refusal.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictAt, conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { namaiEkspedisi } from '#areas/penjualan/rules/online/ekspedisi.ts';
import {
  bayarOnline,
  kunciOrder,
  periksaOnline,
  TIDAK_ONLINE,
} from '#areas/penjualan/rules/online/online.ts';
import { bedaPesanan, kataBeda } from '#areas/penjualan/rules/tayang/cocok.ts';
import { TIDAK_TAYANG } from '#areas/penjualan/rules/tayang/tayang.ts';
import type { JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import {
  pastikanSales,
  siapkanJual,
  simpanJual,
  tuntutanJual,
  type Dijual,
  type SiapJual,
} from '#areas/penjualan/server/jual.ts';
import {
  findOrder,
  lockMarketplace,
  sendOnline,
  type Online,
} from '#areas/penjualan/server/online/online.table.ts';
import {
  lockMenyebut,
  lockPesananJual,
  saveBeda,
  takePesanan,
  type PesananJual,
} from '#areas/penjualan/server/tayang/beda/dijual.table.ts';
import { tuntutanBeda } from '#areas/penjualan/server/tayang/beda/minta-beda.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
import type { Rujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Body = JualDiminta;

/**
 * A sale through a marketplace: priced as any, paid whole by the one line that waits under the marketplace's code, and
 * never by the drawer; so it waits for no cashier (D-48.1).
 */
export async function jualOnline(tx: Tx, body: Body, ctx: Ctx): Promise<Dijual> {
  refuseIf([
    ...gather(
      [
        !ctx.modul(penjualanModul.MARKETPLACE_INTEGRATION_MODULE),
        TIDAK_ONLINE.MARKETPLACE_TIDAK_AKTIF,
      ],
      [(body.titipan ?? []).length > 0, TIDAK_ONLINE.TITIPAN_MARKETPLACE],
      [body.kupon !== null, TIDAK_ONLINE.KUPON_MARKETPLACE],
      [body.barang.some(({ batu }) => batu), TIDAK_ONLINE.BATU_MARKETPLACE],
    ),
    ...periksaOnline(body),
  ]);
  const kode = body.marketplace ?? '';
  const { nama, ...marketplace } = orRefuse(
    await lockMarketplace(tx, ctx.kode_toko, kode),
    TIDAK_ONLINE.MARKETPLACE_TIDAK_ADA,
  );
  const online: Online = {
    kode_marketplace: kode,
    nama,
    ekspedisi: namaiEkspedisi(body.ekspedisi ?? ''),
    no_order: kunciOrder(body.no_order ?? ''),
    no_resi: null,
    fee_persen: marketplace.fee_persen,
    status: 'DIPROSES',
  };
  const ada = await findOrder(tx, ctx.kode_toko, online);
  conflictIf(
    ada !== undefined,
    fill(TIDAK_ONLINE.ORDER_ADA, { no_order: online.no_order, no: ada ?? '' }),
  );
  const nomor = { ...online, kode_toko: ctx.kode_toko };
  const menyebut = await lockMenyebut(tx, nomor);
  const pesanan = await lockPesananJual(tx, nomor);
  periksaPasti(pesanan, menyebut, online, ctx);
  await ambilAlihPesanan(tx, body, online, ctx);
  const siap = await siapkanJual(tx, body, ctx);
  const { jadi, daftar } = siap;
  refuseIf(periksaPembeli(body, daftar));
  const isi = isiJual(body, siap);
  const beda = pesanan ? bedaPesanan(online.no_order, pesanan, isi) : [];
  conflictAt(setidaknya(ctx.level, 'SPV') ? [] : beda);
  const { refusals, bayar } = bayarOnline(body.pembayaran ?? [], jadi.grand_total, marketplace);
  refuseIf(refusals);
  const no = `${kode} ${online.no_order}`;
  const asks = pesanan ? tuntutanBeda(beda, pesanan, { ...isi, no }) : [];
  await perluOtorisasi(tx, ctx, [...asks, ...siap.milik.asks, ...tuntutanJual(siap, ctx)]);
  pastikanSales(siap);
  const customer = await catatCustomer(tx, body.customer, daftar.customer, ctx);
  const dibayar = { dp_rp: rp(0), tukar_rp: rp(0) };
  const cara = { customer, bayar, tunggu: false, dibayar, tukar: null, marketplace: online };
  const dijual = await simpanJual(tx, body, siap, cara, ctx);
  sendOnline(tx, online, ctx);
  if (pesanan) await saveBeda(tx, ctx.kode_toko, pesanan.id, kataBeda(beda));
  if (beda.length > 0)
    tx.audit({
      tindakan: 'JUAL_BEDA',
      tabel: 'pesanan_online',
      kunci: no,
      sebelum: { kode_barcode: pesanan?.kode, total: pesanan?.total },
      sesudah: { beda: beda.map(({ code }) => code), total: jadi.grand_total },
    });
  return dijual;
}

/** The sale as it is set beside its order; names, telephones and addresses are in neither record. */
const isiJual = ({ barang, customer }: Body, { jadi, daftar }: SiapJual) => ({
  kode: barang.map(({ kode_barcode }) => kode_barcode),
  no_hp: customer.no_hp ?? daftar.customer?.no_hp ?? null,
  alamat: customer.alamat || daftar.customer?.alamat || '',
  total: jadi.grand_total,
});

/**
 * An order that was only told, and not named by its channel when that was asked, may be of anybody who knows the
 * secret; a number that a naming channel did not tell may be invented. An SPV sells it, who looked at the marketplace
 * (decisions 1106, 1137).
 */
function periksaPasti(
  pesanan: PesananJual | undefined,
  menyebut: boolean,
  { no_order }: Online,
  { level }: Ctx,
): void {
  const belum = pesanan ? !pesanan.pasti : menyebut;
  conflictAt(
    belum && !setidaknya(level, 'SPV')
      ? [fill(TIDAK_TAYANG.PESANAN_BELUM_PASTI, { no_order })]
      : [],
  );
}

/** What an order of the channel holds is in the basket of the person who sells it, for this sale (D-48.4). */
const ambilAlihPesanan = (tx: Tx, { barang }: Body, online: Online, ctx: Ctx): Promise<number> =>
  takePesanan(
    tx,
    ctx.kode_toko,
    barang.map(({ kode_barcode }) => kode_barcode),
    {
      pemegang: pemegangPesanan(online.kode_marketplace, online.no_order),
      user_id: ctx.user_id,
    },
  );

/** Whom the parcel goes to. */
function periksaPembeli({ customer }: Body, { customer: known }: Rujukan): Refusal[] {
  if (customer.kode_customer !== null && !known) return [TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA];
  return gather(
    [!(customer.nama || known?.nama), TIDAK_CUSTOMER.NAMA_KOSONG],
    [!(customer.no_hp ?? known?.no_hp), TIDAK_CUSTOMER.HP_KOSONG],
    [!(customer.alamat || known?.alamat), TIDAK_CUSTOMER.ALAMAT_KOSONG],
  );
}

import { gather, fill, type Refusal } from '#kit/rules/refusal.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, untukOrang } from '#areas/akses/server/perlu-otorisasi.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import {
  cekCustomer,
  type CustomerDicek,
  type CustomerDokumen,
} from '#areas/customer/server/catat-customer.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';
import { namaiEkspedisi } from '#areas/penjualan/rules/online/ekspedisi.ts';
import {
  bayarOnline,
  kunciOrder,
  periksaOnline,
  TIDAK_ONLINE,
} from '#areas/penjualan/rules/online/online.ts';
import type { JualDiminta } from '#areas/penjualan/server/batu/baris.ts';
import {
  pastikanSales,
  siapkanJual,
  simpanJual,
  tuntutanJual,
  type Dijual,
  type SiapJual,
} from '#areas/penjualan/server/jual.ts';
import { hpPembeli } from '#areas/penjualan/server/milik.ts';
import {
  findOrder,
  lockMarketplace,
  sendOnline,
  type Online,
} from '#areas/penjualan/server/online/online.table.ts';
import { bandingkan, pegangOrder } from '#areas/penjualan/server/tayang/beda/banding.ts';
import { takePesanan } from '#areas/penjualan/server/tayang/beda/dijual.table.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
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
  const pesanan = await pegangOrder(tx, nomor, null, ctx);
  await ambilAlihPesanan(tx, body, online, ctx);
  const siap = await siapkanJual(tx, body, ctx);
  const { jadi, daftar } = siap;
  const pembeli = cekCustomer(body.customer, daftar.customer, ctx);
  refuseIf(periksaPembeli(pembeli));
  const isi = collectJual(body, siap, pembeli.customer);
  const banding = bandingkan(tx, nomor, pesanan, isi, ctx);
  const { refusals, bayar } = bayarOnline(body.pembayaran ?? [], jadi.grand_total, marketplace);
  refuseIf(refusals);
  const asks = [...banding.asks, ...siap.milik.asks, ...tuntutanJual(siap, ctx)];
  await perluOtorisasi(tx, ctx, untukOrang(asks, hpPembeli(body, siap)));
  pastikanSales(siap);
  const customer = await pembeli.save(tx);
  const dibayar = { dp_rp: rp(0), tukar_rp: rp(0) };
  const cara = { customer, bayar, tunggu: false, dibayar, tukar: null, marketplace: online };
  const dijual = await simpanJual(tx, body, siap, cara, ctx);
  sendOnline(tx, online, ctx);
  await banding.simpan();
  return dijual;
}

/**
 * The sale as it is set beside its order, with the buyer whom nota and slip will name: beside a card nothing counts
 * that was typed (decision 1161). Names, telephones and addresses are in neither record.
 */
const collectJual = ({ barang }: Body, { jadi }: SiapJual, { no_hp, alamat }: CustomerDokumen) => ({
  kode: barang.map(({ kode_barcode }) => kode_barcode),
  no_hp,
  alamat,
  total: jadi.grand_total,
});

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

/** Whom the parcel goes to, as its slip names him. */
function periksaPembeli({ refusals, customer }: CustomerDicek): readonly Refusal[] {
  if (refusals.length > 0) return refusals;
  return gather(
    [!customer.nama, TIDAK_CUSTOMER.NAMA_KOSONG],
    [!customer.no_hp, TIDAK_CUSTOMER.HP_KOSONG],
    [!customer.alamat, TIDAK_CUSTOMER.ALAMAT_KOSONG],
  );
}

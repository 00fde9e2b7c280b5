import { bakiMaster } from '#areas/stock/contract/baki.master.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import type { DemoShop } from '#app/server/demo/story.ts';
import type { Stage } from '#app/server/demo/stage.ts';

/** Keeps goods without a barcode since this morning. */
const TOKO = 'KJ2';
const DI = { kode_gudang: 'TK', kode_baki: 'Z-01' };
const CINCIN = { kode_group: 'TB', kode_dept: 'CC', ...DI };

/** Twenty light rings came by weight; two of them have a size that does not sell, and go back to who brought them. */
export async function keepUnlabelled(stage: Stage, { kode_toko }: DemoShop): Promise<void> {
  if (kode_toko !== TOKO) return;
  const own = (call: string, body: object) => stage.call(kode_toko, 'own', call, body);
  await own('PUT modul/MANUAL_ITEMS_TRANSACTION_MODULE', { aktif: true });
  await own(groupMaster.endpoints.create.call, {
    kode_group: CINCIN.kode_group,
    nama: 'Muda tanpa barcode',
    kode_kadar: '375',
  });
  await own(bakiMaster.endpoints.create.call, {
    ...DI,
    nama: 'Tanpa barcode',
    kapasitas: 500,
    berat_baki: 412.6,
  });
  await stage.call(kode_toko, 'spv', 'POST barang-manual/masuk', {
    kode_supplier: 'KH',
    keterangan: 'Cincin muda per timbangan',
    barang: [{ ...CINCIN, qty: 20, berat: 50, modal: 52_000_000 }],
  });
  await stage.approved(kode_toko, 'spv', 'own', 'POST barang-manual/retur', {
    kode_supplier: 'KH',
    alasan: 'Ukuran tidak laku',
    barang: [{ ...CINCIN, qty: 2, berat: 5 }],
  });
}

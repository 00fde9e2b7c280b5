import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import {
  ambilPesanan,
  batalkanPesanan,
  jadiPesanan,
  pesan,
  selesaikanPesanan,
  serahkanPesanan,
} from '#tests/kit/document/kerja-pesanan.ts';
import { once } from '#tests/kit/document/once.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** A ring of the stock as an order is filled with it: it weighs 3.250 g, within the tolerance. */
const dariStock = async (shop: Shop) => {
  const [kode_barcode = ''] = await tambahPotong(shop, ['P1']);
  const none = { berat: null, kode_kategori: null, kode_group: null };
  return jadiPesanan({ ...none, kode_barcode });
};

/** Orders for the samples of kinds that are made on them, one in each state, reached by acts of the shop. */
export function parentPesanan(shop: () => Shop) {
  const dipesan = async (): Promise<string> => (await pesan(shop())).no_pesanan;
  const proses = async (berat = 0): Promise<string> => {
    const no = await dipesan();
    await serahkanPesanan(shop(), no, berat);
    return no;
  };
  const selesai = async (): Promise<string> => {
    const no = await dipesan();
    await selesaikanPesanan(shop(), no, await dariStock(shop()));
    return no;
  };
  const menunggu = async (): Promise<string> => {
    await shop().modulOn('VALIDASI_PESANAN_MODULE');
    const no = await dipesan();
    await shop().modulOff('VALIDASI_PESANAN_MODULE');
    return no;
  };
  return {
    dipesan,
    proses,
    selesai,
    menunggu,
    states: {
      OPEN: once(menunggu),
      VALID: once(dipesan),
      DIVALIDASI: once(async () => {
        const no = await menunggu();
        await shop()
          .as('SPV')
          .call(pesananDocument.steps.validasi, { params: { no }, body: { pembayaran: null } });
        return no;
      }),
      PROSES: once(() => proses()),
      SELESAI: once(selesai),
      DIAMBIL: once(async () => {
        const no = await selesai();
        await ambilPesanan(shop(), no, 10_000_000);
        return no;
      }),
      CANC: once(async () => {
        const no = await dipesan();
        await batalkanPesanan(shop(), no);
        return no;
      }),
    },
  };
}

import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import {
  ambilService,
  rosokkan,
  selesaikan,
  serahkan,
  tambahTukang,
  TANPA_KATA,
  terimaService,
} from '#tests/kit/document/kerja-service.ts';
import { once } from '#tests/kit/document/once.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** Jobs for the samples of kinds that are made on them, one in each state, reached by acts of the shop. */
export function parentService(shop: () => Shop) {
  const diterima = async (): Promise<string> => (await terimaService(shop())).no_service;
  const proses = async (berat = 0): Promise<string> => {
    const no = await diterima();
    await serahkan(shop(), no, berat);
    return no;
  };
  const selesai = async (): Promise<string> => {
    const no = await diterima();
    await selesaikan(shop(), no);
    return no;
  };
  const menunggu = async (): Promise<string> => {
    await shop().modulOn('VALIDASI_SERVICE_MODULE');
    const no = await diterima();
    await shop().modulOff('VALIDASI_SERVICE_MODULE');
    return no;
  };
  return {
    /** A craftsman, and loose gold for as many rings as were melted. */
    async open(rings: number): Promise<void> {
      await tambahTukang(shop());
      await rosokkan(shop(), rings);
    },
    diterima,
    proses,
    selesai,
    menunggu,
    states: {
      DITERIMA: once(diterima),
      OPEN: once(menunggu),
      VALID: once(async () => {
        const no = await menunggu();
        await shop()
          .as('SPV')
          .call(serviceDocument.steps.validasi, { params: { no }, body: { pembayaran: null } });
        return no;
      }),
      PROSES: once(() => proses()),
      SELESAI: once(selesai),
      DIAMBIL: once(async () => {
        const induk = await selesai();
        await ambilService(shop(), induk);
        return induk;
      }),
      CANC: once(async () => {
        const no = await diterima();
        await shop().approved('KASIR', serviceDocument.cancel, {
          params: { no },
          body: { alasan: 'Salah ketik', no_rekening: null, ...TANPA_KATA },
        });
        return no;
      }),
    },
  };
}

import { expect } from 'vitest';
import { rosokkan, tambahTukang, terimaService } from '#tests/kit/document/kerja-service.ts';
import { serentak, tulis, type Balapan } from '#tests/proof/balapan/meja.ts';

let round = 0;
const tukang = (): string => `T${++round}`;

/** A lot holds enough for one of the counters, which hand its gold to a craftsman: no gram goes twice. */
export const emasTerakhir: Balapan = async (shop, meja) => {
  const kode_tukang = tukang();
  await tambahTukang(shop, kode_tukang);
  await rosokkan(shop);
  const [lot] = await shop.rows<{ mg: string }>(
    `select sum(berat)::text as mg from lot where kode_toko = 'KJ1' and kode_gudang = 'RS' and persen = 7500`,
  );
  // More than half of what lies there.
  const berat = Math.floor(Number(lot!.mg) / 2 + 1) / 1000;
  const emas = [{ kode_gudang: 'RS', kadar: 75, berat }];
  const nomor = await Promise.all(Array.from({ length: meja }, () => terimaService(shop)));
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, `service/${nomor[at]!.no_service}/proses`, { kode_tukang, emas }),
  );
  const codes = answers.map(({ status }) => status).toSorted();
  expect(codes.filter((status) => status === 201)).toHaveLength(1);
  expect(codes.filter((status) => status === 422)).toHaveLength(meja - 1);
};

/** One job is finished at several counters: once. */
export const selesaiSekali: Balapan = async (shop, meja) => {
  const { no_service } = await terimaService(shop);
  const answers = await serentak(meja, (at) =>
    tulis(shop, at, `service/${no_service}/selesai`, { barang: [{ urut: 1, berat: 3 }] }),
  );
  const codes = answers.map(({ status }) => status).toSorted();
  expect(codes).toEqual([201, ...Array.from({ length: meja - 1 }, () => 409)]);
};

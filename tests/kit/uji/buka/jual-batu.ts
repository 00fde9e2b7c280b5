import { beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { openJualUji } from '#tests/kit/jual-uji.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { batu, bukaBerlian, terimaBatu } from '#tests/kit/uji/berlian.ts';

type Baris = { kode_berlian?: string; kode_barcode?: string } & Record<string, unknown>;

/** A shop that sells loose stones, three sizes of which have a price by the carat. */
export async function openJualBatu() {
  const uji = await openJualUji();
  const { cash, kasir, key, sale, send, shop } = uji;
  /** The act with the word of a superior. */
  const disetujui = async (path: string, body: object, oleh: 'SPV' | 'OWN') =>
    kasir().raw('POST', path, body, {
      'idempotency-key': key(),
      'x-otorisasi': await izin(kasir(), shop.as(oleh), { path, body }),
    });
  beforeAll(async () => {
    await bukaBerlian(shop);
    await shop.rows(`
      insert into parameter_berlian (kode_toko, id, kode_shape, kode_clarity, carat_dari, carat_sampai, harga_per_carat)
      values ('KJ1', 1, 'RD', null, 1, 299, 18000000), ('KJ1', 2, 'RD', 'VVS1', 300, 999, 40000000),
             ('KJ1', 3, 'RD', null, 300, 999, 30000000)`);
  });
  return {
    ...uji,
    jual: (barang: readonly Baris[], jumlah: number) =>
      send(kasir(), { ...sale([], cash(jumlah)), barang }),
    /** A stone of 0.520 ct at 24,000,000 that came in. */
    satu: async (more: Parameters<typeof batu>[0] = {}, terima: object = {}): Promise<string> => {
      const stone = batu({ harga_jual: rp(24_000_000), ...more });
      return (await terimaBatu(shop, [stone], terima)).kode[0]!;
    },
    disetujui,
    batal: (no: string) => disetujui(`penjualan/${no}/batal`, { alasan: 'Tidak jadi' }, 'SPV'),
  };
}

/** The number of a sale that was answered. */
export const nomorJual = (body: { data?: unknown }): string =>
  (body.data as { no_faktur_jual: string }).no_faktur_jual;

import { afterAll, beforeAll } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { kelebihanDocument } from '#areas/hutang/contract/lelang/kelebihan.document.ts';
import { lelangDocument } from '#areas/hutang/contract/lelang/lelang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { documentTests } from '#tests/kit/document/document-tests.ts';
import { done } from '#tests/kit/done.ts';
import {
  ditimbang,
  KEMBALI,
  lelangkan,
  lelangStock,
  pinjaman,
  pinjamkan,
} from '#tests/kit/hutang.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** Loans of one month, made 47 days ago: they are overdue and owe interest. */
const BANYAK = 85;
const old: string[] = [];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.param('BATAS_KELUAR_HARI_KASIR', rp(2_000_000_000));
  await shop.param('MASA_TENGGANG_LELANG', 0);
  await shop.param('HARGA_ROSOK', rp(2_400_000));
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 900_000_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  for (let at = 0; at < BANYAK; at += 1)
    old.push((await pinjamkan(shop, { lama_bulan: 1 })).no_faktur_hutang);
  await shop.hari('2027-01-06');
});
afterAll(() => shop.close());

const hutangLama = (): string => old.pop()!;
const on = async () => ({ induk: hutangLama() });
const other = { keterangan: 'Uji yang lain' };
const cancelled = { alasan: 'Salah ketik' };

/** An auctioned loan whose surplus waits for the customer. */
async function dilelang(): Promise<string> {
  const no = hutangLama();
  await lelangkan(shop, no);
  return no;
}
async function hutangMenunggu(): Promise<string> {
  await shop.param('VALIDASI_PEMBELIAN', 'ON');
  const { no_faktur_hutang } = await pinjamkan(shop);
  await shop.param('VALIDASI_PEMBELIAN', 'IKUT');
  return no_faktur_hutang;
}
async function pelunasanMenunggu(induk: string): Promise<{ no: string; induk: string }> {
  await shop.modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
  const { no_lunas } = await done(shop, 'KASIR', `hutang/${induk}/pelunasan`, {});
  await shop.modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE');
  return { no: no_lunas as string, induk };
}

/** Made once: what is refused on it leaves it as it is. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => (made ??= make());
}
/** A loan in each state, by acts of the shop. */
const keadaan = {
  AKTIF: once(async () => hutangLama()),
  OPEN: once(hutangMenunggu),
  TUNGGU: once(async () => (await pelunasanMenunggu(hutangLama())).induk),
  LUNAS: once(async () => {
    const no = hutangLama();
    await done(shop, 'KASIR', `hutang/${no}/pelunasan`, {});
    return no;
  }),
  REMAJA: once(async () => {
    const no = hutangLama();
    await done(shop, 'KASIR', `hutang/${no}/peremajaan`, { jumlah_hutang: 3_000_000 });
    return no;
  }),
  LELANG: once(dilelang),
  CANC: once(async () => {
    const { no_faktur_hutang: no } = await pinjamkan(shop);
    await disetujui(shop, `hutang/${no}/batal`, cancelled);
    return no;
  }),
};

documentTests(
  hutangDocument,
  {
    makes: { hutang: { given: async () => ({ body: pinjaman() }), other } },
    waits: {
      make: async () => ({ no: await hutangMenunggu() }),
      state: 'OPEN',
      steps: { validasi: async () => ({}) },
    },
    further: async (no) => {
      await done(shop, 'KASIR', `hutang/${no}/bayar-bunga`, { sampai_tgl: '2027-01-20' });
    },
  },
  () => shop,
);
documentTests(
  bungaDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: await on(),
          body: { sampai_tgl: null, bunga_rp: null, pembayaran: null },
        }),
        other: { bunga_rp: rp(1_000) },
        moves: ['bunga_dibayar_sampai', 'tgl_jatuh_tempo'],
      },
    },
    parents: keadaan,
  },
  () => shop,
);
documentTests(
  lunasDocument,
  {
    makes: {
      lunas: {
        given: async () => ({
          params: await on(),
          body: { kode_sales: null, bunga_rp: null, pembayaran: null },
        }),
        other: { kode_sales: 'S01' },
        moves: [],
      },
      putus: {
        given: async () => ({
          params: await on(),
          wire: { kode_sales: 'S01', barang: ditimbang },
        }),
        other,
        asks: 'BELI_PUTUS',
        moves: [],
      },
    },
    cancelWith: { barang: KEMBALI },
    waits: { make: () => pelunasanMenunggu(hutangLama()), state: 'TUNGGU', steps: {} },
    parents: keadaan,
  },
  () => shop,
);
documentTests(
  remajaDocument,
  {
    makes: {
      remaja: {
        given: async () => ({
          params: await on(),
          body: {
            jumlah_hutang: rp(3_000_000),
            bunga: null,
            lama_bulan: 4,
            admin: null,
            pembayaran: null,
          },
        }),
        other: { lama_bulan: 5 },
        moves: [],
      },
    },
    parents: keadaan,
  },
  () => shop,
);
documentTests(
  lelangDocument,
  {
    makes: {
      lelang: {
        who: 'SPV',
        given: async () => {
          const induk = hutangLama();
          await done(shop, 'SPV', `hutang/${induk}/peringatan`, {
            cara: 'TELEPON',
            keterangan: 'Dihubungi',
          });
          return { params: { induk }, wire: lelangStock };
        },
        other,
        asks: 'LELANG_HUTANG',
        moves: [],
      },
    },
    parents: keadaan,
  },
  () => shop,
);
documentTests(
  kelebihanDocument,
  {
    makes: {
      bayar: {
        given: async () => ({
          params: { induk: await dilelang() },
          body: { penerima: null, no_ktp: null, pembayaran: null, keterangan: null },
        }),
        other,
        asks: 'BAYAR_KELEBIHAN_LELANG',
        moves: [],
      },
    },
    parents: keadaan,
  },
  () => shop,
);

import { fitting, inTurn, kept } from '#kit/rules/lists.ts';
import { customerAt, SALES } from '#app/server/demo/customers.ts';
import {
  DICICIL,
  KISAH_CICILAN,
  type BabakCicilan,
  type KisahCicilan,
} from '#app/server/demo/cicil/kisah-cicilan.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoCicilan, DemoShop } from '#app/server/demo/story.ts';

type Told = { stage: Stage; shop: DemoShop };
type Kontrak = { harga_tunai: number; keadaan: { sisa_rp: number; berikut_rp: number | null } };

/** What a coin of the demo's drawer makes of a sum: paid up to the next of them. */
const KOIN = 1_000;
const keAtas = (rupiah: number, koin: number): number => Math.ceil(rupiah / koin) * koin;

/** Those who bought over months come back: they pay, fetch, give it up; what is not paid is auctioned. */
export async function playCicilanKembali(told: Told, mundur: number): Promise<void> {
  for (const [nth, kisah] of KISAH_CICILAN.entries())
    for (const [when, babak] of kisah.lalu ?? [])
      if (when === mundur && kisah.mundur > mundur) await play(told, nth, babak);
}

/** Somebody buys over months; who thinks better of it at once gets the money back on the same day. */
export async function playCicilan(told: Told, mundur: number): Promise<void> {
  for (const [nth, kisah] of KISAH_CICILAN.entries()) {
    if (kisah.mundur !== mundur) continue;
    told.shop.cicilan.set(nth, await beli(told, kisah, nth));
    for (const [when, babak] of kisah.lalu ?? []) if (when === mundur) await play(told, nth, babak);
  }
}

const play = ({ stage, shop }: Told, nth: number, babak: BabakCicilan): Promise<void> =>
  BABAK[babak]({ stage, shop }, kept(shop.cicilan, nth));

/** The piece comes from the owner's safe, a fifth of its price is paid at once. */
async function beli(
  { stage, shop }: Told,
  { barang, bulan }: KisahCicilan,
  nth: number,
): Promise<DemoCicilan> {
  const { kode_toko, validasi } = shop;
  const [nama_barang, kode_dept, kode_kadar, berat, kode_group] = DICICIL[barang];
  const pieces = await stage.call<{ kode_barcode: string }[]>(
    kode_toko,
    'own',
    'POST barang/banyak',
    {
      barang: [
        {
          nama_barang,
          kode_kategori: 'PHS',
          kode_dept,
          kode_group,
          kode_kadar,
          berat,
          harga_modal: 1_000_000,
          kode_gudang: 'TK',
          kode_baki: 'A-01',
        },
      ],
    },
  );
  const dicicil = [{ kode_barcode: inTurn(pieces, 0).kode_barcode }];
  const { harga_jual } = await stage.call<{ harga_jual: number }>(
    kode_toko,
    'ksr',
    'POST cicilan/hitung',
    { bulan, barang: dicicil },
  );
  const { no_ktp, ...customer } = customerAt(nth * 3 + (validasi ? 2 : 1), kode_toko);
  const { no_cicilan: no } = await stage.call<{ no_cicilan: string }>(
    kode_toko,
    'ksr',
    'POST cicilan',
    {
      kode_sales: SALES[nth % SALES.length],
      customer: { ...customer, no_ktp },
      bulan,
      barang: dicicil,
      pembayaran: [{ jenis: 'CASH', jumlah: keAtas(harga_jual / 5, 50_000) }],
    },
  );
  return { no, nama: customer.nama, no_ktp };
}

const baca = ({ stage, shop }: Told, { no }: DemoCicilan): Promise<Kontrak> =>
  stage.call<Kontrak>(shop.kode_toko, 'ksr', `GET cicilan/${no}`);

const bayar = (
  { stage, shop }: Told,
  { no, nama, no_ktp }: DemoCicilan,
  jumlah: number,
): Promise<{ no_bayar: string }> =>
  stage.call(shop.kode_toko, 'ksr', `POST cicilan/${no}/bayar`, {
    pembayaran: [{ jenis: 'CASH', jumlah }],
    diambil_oleh: nama,
    no_ktp,
  });

/** What is next of it, in notes that a drawer takes. */
async function angsur(told: Told, held: DemoCicilan): Promise<{ no_bayar: string }> {
  const { keadaan } = await baca(told, held);
  return bayar(told, held, keAtas(keadaan.berikut_rp ?? keadaan.sisa_rp, KOIN));
}

/** What happens to a contract, by the people who may do it. */
const BABAK: Readonly<Record<BabakCicilan, (told: Told, held: DemoCicilan) => Promise<void>>> = {
  BAYAR: async (told, held) => void (await angsur(told, held)),

  BAYAR_BATAL: async (told, held) => {
    const { stage, shop } = told;
    const { no_bayar } = await angsur(told, held);
    const call = `POST cicilan/${held.no}/bayar/${no_bayar}/batal`;
    await stage.approved(shop.kode_toko, 'ksr', 'spv', call, { alasan: 'Salah surat cicilan' });
  },

  LUNAS: async (told, held) => {
    const { keadaan } = await baca(told, held);
    await bayar(told, held, keAtas(keadaan.sisa_rp, 50_000));
  },

  BATAL: async ({ stage, shop }, { no, nama, no_ktp }) => {
    const body = { alasan: 'Customer tidak sanggup meneruskan', diambil_oleh: nama, no_ktp };
    await stage.approved(shop.kode_toko, 'ksr', 'own', `POST cicilan/${no}/batal`, body);
  },

  PERINGATAN: async ({ stage, shop }, { no }) =>
    void (await stage.call(shop.kode_toko, 'spv', `POST cicilan/${no}/peringatan`, {
      cara: 'TELEPON',
      keterangan: 'Dihubungi, berjanji datang minggu ini',
    })),

  LELANG: async (told, held) => {
    const { stage, shop } = told;
    const { harga_tunai } = await baca(told, held);
    const lelang = `POST cicilan/${held.no}/lelang`;
    // Gold may have become dearer since: it fetches what the shop itself would pay today, or more.
    const { hasil_lelang: beli } = await stage.call<{ hasil_lelang: number }>(
      shop.kode_toko,
      'spv',
      `${lelang}/hitung`,
      {},
    );
    const body = { hasil_lelang: keAtas(Math.max(beli, harga_tunai * 0.97), KOIN) };
    await stage.approved(shop.kode_toko, 'spv', 'own', lelang, body);
  },

  LELANG_BATAL: async ({ stage, shop }, { no }) => {
    const semua = await stage.call<{ no_lelang: string; no_cicilan: string }[]>(
      shop.kode_toko,
      'spv',
      `GET lelang-cicilan?q=${no}`,
    );
    const { no_lelang } = fitting(semua, (one) => one.no_cicilan === no);
    const call = `POST cicilan/${no}/lelang/${no_lelang}/batal`;
    const alasan = 'Customer datang sebelum barang dijual';
    await stage.approved(shop.kode_toko, 'spv', 'own', call, { alasan });
  },

  KELEBIHAN: async ({ stage, shop }, { no, nama, no_ktp }) =>
    void (await stage.approved(shop.kode_toko, 'spv', 'own', `POST cicilan/${no}/bayar-kelebihan`, {
      penerima: nama,
      no_ktp,
    })),
};

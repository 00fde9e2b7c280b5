import { fitting, inTurn } from '#kit/rules/lists.ts';
import type { Stage } from '#app/server/demo/stage.ts';
import type { DemoHutang, DemoShop } from '#app/server/demo/story.ts';
import { BARANG, type Babak } from '#app/server/demo/pinjam/kisah.ts';
import { fotoIdentitas } from '#app/server/demo/pinjam/lend.ts';

type Scene = { stage: Stage; shop: DemoShop; today: boolean };
type Play = (scene: Scene, held: DemoHutang) => Promise<DemoHutang | void>;

/** The next lower or higher amount of the shop's table. */
const LEBIH_BANYAK = 2;
const LEBIH_SEDIKIT = 0.4;

/** What happens to a loan, by the people who may do it. */
export const babakPinjam: Readonly<Record<Babak, Play>> = {
  BUNGA: async ({ stage, shop }, { no }) =>
    void (await stage.call(shop.kode_toko, 'ksr', `POST hutang/${no}/bayar-bunga`, {})),

  BUNGA_BATAL: async ({ stage, shop }, { no }) => {
    const { no_bunga } = await stage.call<{ no_bunga: string }>(
      shop.kode_toko,
      'ksr',
      `POST hutang/${no}/bayar-bunga`,
      {},
    );
    const call = `POST hutang/${no}/bayar-bunga/${no_bunga}/batal`;
    const alasan = 'Customer belum jadi membayar';
    await stage.approved(shop.kode_toko, 'ksr', 'own', call, { alasan });
  },

  LUNAS: ({ stage, shop, today }, { no, no_ktp }) =>
    waited({ stage, shop, today }, no, () =>
      stage.call(shop.kode_toko, 'ksr', `POST hutang/${no}/pelunasan`, { no_ktp }),
    ),

  LUNAS_BATAL: async ({ stage, shop }, held) => {
    const { no } = held;
    const barang = ditemukan(held).map(({ urut, berat }) => ({ urut, berat }));
    const alasan = 'Salah mengambil surat customer lain';
    await stage.approved(shop.kode_toko, 'spv', 'own', `POST hutang/${no}/batal-lunas`, {
      alasan,
      barang,
    });
  },

  NAIK: (scene, held) => perbarui(scene, held, held.pokok * LEBIH_BANYAK),
  TURUN: (scene, held) => perbarui(scene, held, held.pokok * LEBIH_SEDIKIT),

  PUTUS: ({ stage, shop, today }, held) =>
    waited({ stage, shop, today }, held.no, () =>
      stage.approved(shop.kode_toko, 'ksr', 'spv', `POST hutang/${held.no}/beli-putus`, {
        barang: ditemukan(held).map((one) => ({ ...one, kondisi: 'BAGUS' })),
        no_ktp: held.no_ktp,
      }),
    ),

  DUPLIKAT: async ({ stage, shop }, { no, no_ktp }) => {
    const foto = await fotoIdentitas({ stage, shop }, 'Surat hilang');
    await stage.approved(shop.kode_toko, 'ksr', 'spv', `POST hutang/${no}/duplikat`, {
      foto,
      no_ktp,
      alasan: 'Surat hilang, KTP dicocokkan',
    });
  },

  BATAL: async ({ stage, shop }, { no }) => {
    const alasan = 'Customer tidak jadi meminjam';
    await stage.approved(shop.kode_toko, 'ksr', 'own', `POST hutang/${no}/batal`, { alasan });
  },

  PERINGATAN: async ({ stage, shop }, { no }) =>
    void (await stage.call(shop.kode_toko, 'spv', `POST hutang/${no}/peringatan`, {
      cara: 'TELEPON',
      keterangan: 'Dihubungi, berjanji datang minggu ini',
    })),

  LELANG: (scene, held) => lelang(scene, held, { tujuan: 'STOCK', barang: ditemukan(held) }),
  LEBUR: (scene, held) =>
    lelang(scene, held, { tujuan: 'LEBUR', hasil: hasilLebur(held), barang: ditemukan(held) }),

  LELANG_BATAL: async ({ stage, shop }, { no }) => {
    const semua = await stage.call<{ no_lelang: string; no_faktur_hutang: string }[]>(
      shop.kode_toko,
      'spv',
      `GET lelang-hutang?q=${no}`,
    );
    const { no_lelang } = fitting(semua, (one) => one.no_faktur_hutang === no);
    const call = `POST hutang/${no}/lelang/${no_lelang}/batal`;
    const alasan = 'Customer datang sebelum barang dijual';
    await stage.approved(shop.kode_toko, 'spv', 'own', call, { alasan });
  },

  KELEBIHAN: async ({ stage, shop }, { no }) =>
    void (await stage.approved(
      shop.kode_toko,
      'spv',
      'own',
      `POST hutang/${no}/bayar-kelebihan`,
      {},
    )),
};

/** A piece weighs what it did when it was pledged, and goes to the group that was written down for it. */
const ditemukan = ({ barang }: DemoHutang) =>
  barang.map((one, at) => {
    const [, , , berat, kode_group] = BARANG[one];
    return { urut: at + 1, berat, kode_group };
  });

/** Melted, one piece lost 5 mg and is as fine as it was. */
function hasilLebur({ barang }: DemoHutang) {
  const [, , kadar, berat] = BARANG[inTurn(barang, 0)];
  return { kadar, berat: Math.round(berat * 1000 - 5) / 1000 };
}

const lelang = async ({ stage, shop }: Scene, { no }: DemoHutang, body: object): Promise<void> =>
  void (await stage.approved(shop.kode_toko, 'spv', 'own', `POST hutang/${no}/lelang`, body));

/** Paid back or sold; where that waits, somebody takes the money in the same hour, but on the last day. */
async function waited(
  { stage, shop, today }: Scene,
  no: string,
  act: () => Promise<{ status: string }>,
): Promise<void> {
  const { kode_toko } = shop;
  const { status } = await act();
  if (status !== 'TUNGGU' || today) return;
  await stage.call(kode_toko, 'spv', 'POST hutang/validate-pelunasan', {
    no_faktur_hutangs: [no],
    user_id: `ksr2.${kode_toko.toLowerCase()}`,
  });
}

async function perbarui(
  { stage, shop }: Scene,
  held: DemoHutang,
  jumlah_hutang: number,
): Promise<DemoHutang> {
  const { no_hutang_baru: no } = await stage.call<{ no_hutang_baru: string }>(
    shop.kode_toko,
    'ksr',
    `POST hutang/${held.no}/peremajaan`,
    { jumlah_hutang, lama_bulan: 3, no_ktp: held.no_ktp },
  );
  return { ...held, no, pokok: jumlah_hutang };
}

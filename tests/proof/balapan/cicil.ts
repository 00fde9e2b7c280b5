import { expect } from 'vitest';
import {
  bayar,
  bukaCicilan,
  cicilan,
  cicilP1,
  lewatkanCicilan,
  MIRA,
} from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import { tunai } from '#tests/kit/tukar.ts';
import { batalSekali, ownerSendiri } from '#tests/proof/balapan/batal.ts';
import { angka, kunci, satuMenang, serentak, type Balapan } from '#tests/proof/balapan/meja.ts';

const SISA = 5_813_000;
const SENDIRI = { diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
const HASIL = { hasil_lelang: 7_000_000 };
const MODAL = { kode_transaksi: 'MODAL_KAS', jumlah: 9_000_000, keterangan: 'Modal cicilan' };

/** P1 in ten instalments, Rp 5,813,000 left, in a shop whose owner acts alone; answers its number. */
export async function dicicil(shop: Shop): Promise<string> {
  await ownerSendiri(shop);
  await bukaCicilan(shop);
  await done(shop, 'OWN', 'cash/masuk', MODAL);
  return (await cicilP1(shop)).no_cicilan;
}

/** Late past the days of grace, its customer warned. */
export async function tunggak(shop: Shop): Promise<string> {
  const no = await dicicil(shop);
  await lewatkanCicilan(shop, no);
  return no;
}

const pada = (shop: Shop, no: string, verb: string, body: object): Promise<Raw> =>
  shop.as('OWN').raw('POST', `cicilan/${no}/${verb}`, body, kunci());

type Langkah = readonly [verb: string, body: object];
const LUNAS: Langkah = ['bayar', { pembayaran: tunai(SISA), ...SENDIRI }];
const BATAL: Langkah = ['batal', { alasan: 'Tidak jadi', ...SENDIRI }];
const LELANG: Langkah = ['lelang', HASIL];
const TERLAMBAT = ['CICILAN_LUNAS', 'CICILAN_BATAL', 'CICILAN_LELANG'];

/** Half of the counters do one act on a contract, half another: it ends one way. */
const satuJalan =
  (buat: (shop: Shop) => Promise<string>, [satu, lain]: readonly [Langkah, Langkah]): Balapan =>
  async (shop, meja) => {
    const no = await buat(shop);
    const answers = await serentak(meja, (at) => pada(shop, no, ...(at % 2 ? lain : satu)));
    satuMenang(answers, ...TERLAMBAT);
  };

/** The rest of one contract paid by everybody: one sale hands over (D-38.2). */
export const satuLunas = satuJalan(dicicil, [LUNAS, LUNAS]);
export const lunasAtauBatal = satuJalan(dicicil, [LUNAS, BATAL]);
export const lelangAtauLunas = satuJalan(tunggak, [LELANG, LUNAS]);
export const lelangAtauBatal = satuJalan(tunggak, [LELANG, BATAL]);

/** Everybody pays a seventh of the rest: what comes in is never more than it, and the goods go once. */
export const banyakBayar: Balapan = async (shop, meja) => {
  const no = await dicicil(shop);
  await serentak(meja, () => pada(shop, no, 'bayar', { pembayaran: tunai(831_000), ...SENDIRI }));
  const { dibayar, lebih, jual } = await angka<{ dibayar: number; lebih: number; jual: number }>(
    shop,
    `select coalesce(sum(b.jumlah), 0)::int as dibayar, (max(c.dp_rp + c.terbayar) - max(c.harga_jual))::int as lebih,
            count(b.no_faktur_jual)::int as jual
       from cicilan c left join cicilan_bayar b
         on b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan and b.status = 'DONE'
      where c.no_cicilan = $1`,
    [no],
  );
  expect([dibayar <= SISA, lebih <= 0, jual <= 1]).toEqual([true, true, true]);
};

/** One piece put in a contract by some and sold by others: one has it. */
export const cicilAtauJual: Balapan = async (shop, meja) => {
  await dicicil(shop);
  const codes = await tambahPotong(shop, ['P1']);
  const { bulan: _, ...jual } = cicilan(codes, 7_102_500);
  const answers = await serentak(meja, (at) =>
    shop
      .as('OWN')
      .raw(
        'POST',
        at % 2 ? 'cicilan' : 'penjualan',
        at % 2 ? cicilan(codes) : { ...jual, customer: { nama: MIRA.nama, no_hp: MIRA.no_hp } },
        kunci(),
      ),
  );
  satuMenang(answers, 'BARANG_TIDAK_READY', 'BARANG_DI_KERANJANG', 'BARANG_TERJUAL');
};

/** The last payment cancelled by every counter at once: its sale goes once, the goods are held once. */
export const batalLunas = batalSekali(
  'cicilan',
  async (shop) => {
    const no = await dicicil(shop);
    const { no_bayar } = await bayar(shop, no, SISA);
    return `${no}/bayar/${no_bayar}`;
  },
  'BAYAR_CICILAN_SUDAH_BATAL',
);

export const batalLelang = batalSekali(
  'cicilan',
  async (shop) => {
    const no = await tunggak(shop);
    const { no_lelang } = await done(shop, 'OWN', `cicilan/${no}/lelang`, HASIL);
    return `${no}/lelang/${no_lelang}`;
  },
  'LELANG_CICILAN_SUDAH_BATAL',
);

/** One surplus paid out by everybody: it is owed once (D-35.16). */
export const satuKelebihan: Balapan = async (shop, meja) => {
  const no = await tunggak(shop);
  await done(shop, 'OWN', `cicilan/${no}/lelang`, HASIL);
  const body = { penerima: MIRA.nama, no_ktp: MIRA.no_ktp };
  const answers = await serentak(meja, () => pada(shop, no, 'bayar-kelebihan', body));
  satuMenang(answers, 'KELEBIHAN_SUDAH');
};

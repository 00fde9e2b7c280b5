import type { Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import {
  alasan,
  bank,
  lakukan,
  pick,
  satu,
  some,
  type Act,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

export const REKENING: Readonly<Record<string, string>> = {
  [bank.no_rekening]: bank.kode_bank,
  '0987654321': 'BRI',
  '1122334455': 'MANDIRI',
};
const rekening = (roll: Roll): string => pick(roll, Object.keys(REKENING));
const receh = (roll: Roll, paling: number): number => 100 * (1 + roll(paling));

/** No account begins with nothing. */
export async function mulaiUang(shop: Shop): Promise<void> {
  for (const no_rekening of Object.keys(REKENING))
    await send(shop.as('OWN'), 'uang-bank/masuk', {
      kode_transaksi: 'MODAL_KAS',
      no_rekening,
      jumlah: 8_000_000,
      keterangan: 'Saldo awal',
    });
}

/** Money in and out of an account that belongs to no sale. */
const uangBank = (arah: 'masuk' | 'keluar', kode: readonly string[], paling: number): Act => {
  return (shop, roll) =>
    lakukan(shop, 'OWN', `uang-bank/${arah}`, {
      kode_transaksi: pick(roll, kode),
      no_rekening: rekening(roll),
      jumlah: receh(roll, paling),
      keterangan: `Uji bank ${roll(90)}`,
    });
};

const sisi = (nama: 'asal' | 'tujuan', no: string | null) => ({
  [nama]: no ? REKENING[no] : 'CASH',
  [`${nama}_rekening`]: no,
});
/** Between two accounts, or between the drawer and one of them. */
const mutasi: Act = (shop, roll) => {
  const [dari, ke] = [rekening(roll), roll(3) ? null : rekening(roll)];
  const [asal, tujuan] = roll(2) ? [dari, ke] : [ke, dari];
  return lakukan(shop, 'OWN', `cash/mutasi-uang-${ke ? 'bank' : 'cash'}`, {
    ...sisi('asal', asal),
    ...sisi('tujuan', tujuan),
    jumlah: receh(roll, 20_000),
    keterangan: `Uji mutasi ${roll(90)}`,
    kategori: pick(roll, ['SETOR_BANK', 'LAIN_MASUK', 'LISTRIK']),
  });
};

/** A supplier is paid some of what is owed to him, now and then more than that. */
const bayarSupplier: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select substr(akun, 10) as kode_supplier, -sum(rupiah)::int as hutang from saldo
      where kode_toko = 'KJ1' and akun like 'supplier:%' group by akun having sum(rupiah) <> 0 order by 1`,
  );
  if (!one) return undefined;
  const hutang = Number(one.hutang);
  const isi = {
    kode_transaksi: hutang > 0 ? 'BAYAR_SUPPLIER' : 'TERIMA_SUPPLIER',
    kode_supplier: one.kode_supplier,
    no_rekening: rekening(roll),
    jumlah: 100 * (1 + roll(Math.ceil(Math.abs(hutang) / 80))),
    keterangan: `Uji supplier ${roll(90)}`,
  };
  return lakukan(shop, 'OWN', `uang-bank/${hutang > 0 ? 'keluar' : 'masuk'}`, isi);
};

/** From drawer to drawer: the shop's and those of two people. */
const pengalihan: Act = (shop, roll) => {
  const laci = ['kas', 'kas:ksr.kj1', 'kas:ksr2.kj1'];
  return lakukan(shop, 'OWN', 'cash/pengalihan-saldo', {
    asal: pick(roll, laci),
    tujuan: pick(roll, laci),
    jumlah: receh(roll, 3000),
    keterangan: `Uji laci ${roll(90)}`,
    kategori: 'MODAL_KAS',
  });
};

/** Some of the payments that wait are found on the statement, now and then with less than expected. */
const cair: Act = async (shop, roll) => {
  const { body } = await shop.as('OWN').raw('GET', 'non-cash?limit=50');
  const tunggu = (body.data as { no_dokumen: string; urut: number }[]).filter(() => roll(2));
  if (tunggu.length === 0) return undefined;
  const [hari] = await some(
    shop,
    `select max(tgl_system)::text as tgl from hari_toko where kode_toko = 'KJ1'`,
  );
  return lakukan(shop, 'OWN', 'non-cash/validasi', {
    tgl_cair: hari!.tgl,
    baris: tunggu.map(({ no_dokumen, urut }) => ({
      no_dokumen,
      urut,
      ...(roll(3) ? {} : { biaya_bank: receh(roll, 30) }),
    })),
  });
};

/** Whether card and transfer wait for the statement. */
const nonCash: Act = async (shop, roll) => {
  await (roll(3) ? shop.modulOn : shop.modulOff)('VALIDASI_NON_CASH_MODULE');
  return undefined;
};

/** One document of today, cancelled by a person who may. */
const batalHariIni =
  (tabel: string, no: string, path: string): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select d.${no} as no from ${tabel} d join hari_toko h using (kode_toko, tgl_system)
        where kode_toko = 'KJ1' and d.status = 'DONE' and h.status = 'OPEN' order by 1`,
    );
    return one && lakukan(shop, 'SPV', `${path}/${one.no as string}/batal`, alasan());
  };

export const ACT_UANG: readonly (readonly [number, Act])[] = [
  [2, uangBank('masuk', ['MODAL_KAS', 'LAIN_MASUK'], 60_000)],
  [1, uangBank('keluar', ['LISTRIK', 'GAJI', 'LAIN_KELUAR'], 9000)],
  [1, bayarSupplier],
  [2, mutasi],
  [1, pengalihan],
  [2, cair],
  [1, nonCash],
  [1, batalHariIni('mutasi_uang', 'no_mutasi', 'cash/mutasi')],
  [1, batalHariIni('validasi_non_cash', 'no_validasi', 'non-cash/validasi')],
];

import { rp } from '#kit/rules/quantity.ts';
import { dice } from '#tests/kit/jualan.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';
import {
  aksesoris,
  hargaLain,
  hitungBaki,
  hitungService,
  keService,
  lapor,
  minta,
  mulaiService,
  pajak,
  siapkanAwas,
  ubah,
} from '#tests/proof/oracle/tindakan-awas.ts';
import { ACT_BERLIAN, mulaiBerlian } from '#tests/proof/oracle/tindakan-berlian.ts';
import { bukaCabang, bukaPusat, hariCabang } from '#tests/proof/oracle/tindakan-cabang.ts';
import {
  beli,
  cetak,
  harga,
  jual,
  kas,
  titip,
  validasi,
} from '#tests/proof/oracle/tindakan-kasir.ts';
import { ACT_HUTANG } from '#tests/proof/oracle/tindakan-hutang.ts';
import { ACT_JANJI, mulaiJanji } from '#tests/proof/oracle/tindakan-janji.ts';
import { ACT_GROSIR, ACT_JARANG } from '#tests/proof/oracle/tindakan-jarang.ts';
import { ACT_PROMOSI, mulaiPromosi } from '#tests/proof/oracle/tindakan-promosi.ts';
import { ACT_MANUAL, mulaiManual } from '#tests/proof/oracle/tindakan-manual.ts';
import {
  hancur,
  label,
  opname,
  opnameTerima,
  pindah,
  retag,
  retur,
  returLot,
  tambah,
  terima,
  timbang,
} from '#tests/proof/oracle/tindakan-stock.ts';
import { ACT_UANG, mulaiUang } from '#tests/proof/oracle/tindakan-uang.ts';
import {
  alasan,
  dokumen,
  lakukan,
  lebih,
  pick,
  some,
  validasiSatu,
  type Act,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

/** Acts of the stock room that are cancelled on their day. */
const BATAL = [
  ['aksesoris_gerak', 'no_aksesoris', 'stock-aksesoris'],
  ['opname_global', 'no_opname_global', 'opname-global-daily'],
  ['pindah', 'no_pindah', 'pindah-barang'],
  ['hancur', 'no_hancur', 'hancur-barang'],
  ['retur_supplier', 'no_retur', 'retur-supplier'],
] as const;

/** Acts by their weight: a new one is one line more. */
const ACTS: readonly (readonly [number, Act])[] = [
  [10, jual],
  [1, validasi],
  [
    3,
    dokumen(
      'SPV',
      'penjualan',
      'no_faktur_jual',
      'OPEN',
      (no) => `penjualan/${no}/validasi`,
      () => ({ pembayaran: [lebih] }),
    ),
  ],
  [
    2,
    dokumen(
      'KASIR',
      'penjualan',
      'no_faktur_jual',
      'DONE',
      (no) => `penjualan/${no}/batal`,
      alasan,
    ),
  ],
  [3, titip],
  [
    2,
    dokumen(
      'KASIR2',
      'titipan',
      'no_titip',
      'AKTIF',
      (no) => `titip/${no}/bayar`,
      (roll) => ({ pembayaran: [{ jenis: 'CASH', jumlah: 1000 * (1 + roll(900)) }] }),
    ),
  ],
  [
    2,
    dokumen(
      'KASIR',
      'titipan',
      'no_titip',
      'AKTIF',
      (no) => `titip/${no}/ambil`,
      () => ({ pembayaran: [lebih] }),
    ),
  ],
  [1, dokumen('KASIR', 'titipan', 'no_titip', 'AKTIF', (no) => `titip/${no}/batal`, alasan)],
  [6, beli],
  [
    1,
    dokumen(
      'KASIR',
      'pembelian',
      'no_faktur_beli',
      'DONE',
      (no) => `pembelian/${no}/batal`,
      alasan,
    ),
  ],
  [2, kas('masuk', ['MODAL_KAS'], 30_000)],
  [2, kas('keluar', ['LISTRIK', 'GAJI'], 10_000)],
  [1, dokumen('KASIR', 'kas', 'no_kas', 'DONE', (no) => `cash/${no}/batal`, alasan)],
  [3, tambah],
  [2, pindah],
  [1, label],
  [1, retag],
  [1, hancur],
  [1, retur],
  [1, timbang],
  [1, opname],
  [1, opnameTerima],
  [2, terima],
  [
    1,
    dokumen(
      'SPV',
      'penerimaan',
      'no_terima',
      'DONE',
      (no) => `penerimaan-barang/${no}/batal`,
      alasan,
    ),
  ],
  [1, harga],
  [1, hargaLain],
  [1, minta],
  [1, aksesoris],
  [1, hitungBaki],
  [1, ubah],
  [1, lapor],
  [2, pajak],
  ...BATAL.map(([tabel, no, path]): readonly [number, Act] => [
    1,
    dokumen('SPV', tabel, no, 'DONE', (satu) => `${path}/${satu}/batal`, alasan),
  ]),
  [1, cetak('penjualan', 'no_faktur_jual')],
  [1, cetak('pembelian', 'no_faktur_beli')],
  [1, cetak('hutang', 'no_faktur_hutang')],
  ...ACT_UANG,
  ...ACT_PROMOSI,
  ...ACT_JARANG,
  ...ACT_HUTANG,
];
/** What the life of every run has not: kinds that lives of chance have besides. */
const LUAS: typeof ACTS = [
  ...ACT_JANJI,
  ...ACT_BERLIAN,
  ...ACT_MANUAL,
  ...ACT_GROSIR,
  [1, keService],
  [1, hitungService],
  [1, returLot],
];
const menurutBobot = (acts: typeof ACTS): Act[] =>
  acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
const sekali = (acts: typeof ACTS): Act[] => acts.map(([, act]) => act);

/** One act after the other, a second apart. */
async function berturut(
  shop: Shop,
  roll: Roll,
  acts: readonly Act[],
  mulaiPada: string,
): Promise<void> {
  for (const [at, act] of acts.entries()) {
    shop.jam(new Date(Date.parse(mulaiPada) + at * 1000).toISOString());
    await act(shop, roll);
  }
}

/** Loans are rare among so many acts: some are paid out at the end, and each thing is done with them. */
async function hutangLagi(shop: Shop, roll: Roll, tgl: string): Promise<void> {
  const pinjam = ACT_HUTANG[0]![1];
  await berturut(shop, roll, [pinjam, pinjam, pinjam, pinjam], `${tgl}T11:40:00Z`);
  await sahkanHutang(shop);
  await berturut(shop, roll, sekali(ACT_HUTANG), `${tgl}T11:41:00Z`);
  await sahkanHutang(shop);
}

/** No day ends over a document that waits (D-20.1). */
async function sahkan(shop: Shop): Promise<void> {
  const tunggu = await some(
    shop,
    `select 'penjualan' as jalur, no_faktur_jual as no from penjualan where kode_toko = 'KJ1' and status = 'OPEN'
     and no_tukar is null
     union all select 'pembelian', no_faktur_beli from pembelian where kode_toko = 'KJ1' and status = 'OPEN' and no_tukar is null
     union all select 'tukar-tambah', no_tukar from tukar where kode_toko = 'KJ1' and status = 'OPEN'
     union all select 'titip', no_titip from titipan where kode_toko = 'KJ1' and status = 'OPEN'`,
  );
  for (const { jalur, no } of tunggu) await validasiSatu(shop, jalur as string, no as string);
  await sahkanHutang(shop);
}

/** Loans that wait to be paid out, and redemptions that wait for their money. */
async function sahkanHutang(shop: Shop): Promise<void> {
  const baru = await some(
    shop,
    `select no_faktur_hutang as no from hutang where kode_toko = 'KJ1' and status = 'OPEN' order by 1`,
  );
  for (const { no } of baru) await lakukan(shop, 'OWN', `hutang/${no}/validasi`, {});
  const lunas = await some(
    shop,
    `select no_faktur_hutang as no from hutang_lunas where kode_toko = 'KJ1' and status = 'TUNGGU' order by 1`,
  );
  if (lunas.length === 0) return;
  const no_faktur_hutangs = lunas.map(({ no }) => no as string);
  const body = { no_faktur_hutangs, user_id: 'spv.kj1' };
  await lakukan(shop, 'OWN', 'hutang/validate-pelunasan', body);
}

/** Every drawer, now and then wrongly. */
async function hitung(shop: Shop, roll: Roll): Promise<void> {
  const laci = await some(
    shop,
    `select akun, sum(rupiah)::bigint as isi from saldo where kode_toko = 'KJ1'
        and (akun in ('kas', 'kas_hutang') or akun like 'kas:%')
      group by akun having sum(rupiah) <> 0 or akun = 'kas' order by akun`,
  );
  for (const { akun, isi } of laci) {
    const ada = Math.max(0, isi + (roll(3) ? 0 : 500 * (roll(9) - 4)));
    const pecahan = [
      { nilai: 100_000, jumlah: Math.floor(ada / 100_000) },
      { nilai: 100, jumlah: Math.floor((ada % 100_000) / 100) },
    ];
    await lakukan(shop, 'OWN', 'tutup-toko/hitung', { laci: akun, pecahan });
  }
}

/** The drawers are counted and the day closed by the product itself, so that its reports are frozen. */
async function tutup(shop: Shop, roll: Roll): Promise<void> {
  await hitung(shop, roll);
  const alasan_selisih = 'Selisih receh';
  const satu = await lakukan(shop, 'OWN', 'tutup-toko', { alasan_selisih });
  // Nothing may be explained where nothing differs.
  if (satu.status === 422) await lakukan(shop, 'OWN', 'tutup-toko', {});
}

/** The owner finds something after the closing: the day is opened again, lived on, and closed again. */
async function bukaUlang(
  shop: Shop,
  roll: Roll,
  tgl_system: string,
  urutan: readonly Act[],
): Promise<void> {
  const body = { tgl_system, alasan: 'Ada nota tertinggal' };
  const { status } = await disetujui(shop, 'tutup-toko/buka-ulang', body, 'SPV', 'OWN');
  if (status >= 300) return;
  for (let step = 0; step < 4; step += 1) await pick(roll, urutan)(shop, roll);
  await sahkan(shop);
  await tutup(shop, roll);
  // What is counted rightly can always be closed: the kit would close it without a report.
  await tutup(shop, () => 1);
}

export type Riwayat = { sah: number; ditolak: Record<string, number> };

/** Days of a shop's life by its own acts, all of it out of one number. */
export async function jalani(
  shop: Shop,
  hari: readonly string[],
  perHari: number,
  seed: number,
  luas = false,
): Promise<Riwayat> {
  const acts = luas ? [...ACTS, ...LUAS] : ACTS;
  const urutan = menurutBobot(acts);
  const roll = dice(seed);
  const riwayat: Riwayat = { sah: 0, ditolak: {} };
  await mulai(shop, roll, luas);
  for (const [at, tgl] of hari.entries()) {
    if (at > 0) await shop.hari(tgl);
    await hariCabang(shop, roll);
    for (let step = 0; step < perHari; step += 1) {
      shop.jam(
        new Date(
          Date.parse(`${tgl}T02:00:00Z`) + step * Math.floor(32_400_000 / perHari),
        ).toISOString(),
      );
      const answer = await pick(roll, urutan)(shop, roll);
      if (!answer) continue;
      if (answer.status >= 500) throw new Error(answer.text);
      if (answer.status < 300) riwayat.sah += 1;
      else catat(riwayat, answer);
    }
    if (at === hari.length - 1) continue;
    await sahkan(shop);
    if (roll(2) === 0) continue;
    await tutup(shop, roll);
    if (roll(2)) await bukaUlang(shop, roll, tgl, urutan);
  }
  // Each act once more, so that no report is left without a word.
  await berturut(shop, roll, sekali(acts), `${hari.at(-1)!}T11:30:00Z`);
  if (luas) await hutangLagi(shop, roll, hari.at(-1)!);
  await hitung(shop, roll);
  return riwayat;
}

function catat({ ditolak }: Riwayat, { body, text }: Raw): void {
  const code = String(body?.code ?? text);
  if (process.env.KILAU_TOLAK) process.stderr.write('TOLAK ' + text + '\n');
  ditolak[code] = (ditolak[code] ?? 0) + 1;
}

async function mulai(shop: Shop, roll: Roll, luas: boolean): Promise<void> {
  const own = shop.as('OWN');
  await send(own, 'parabeli', {
    kode_kondisi: 'KUSAM',
    keterangan: 'Kusam',
    cara: 'PER_GRAM',
    rupiah: 5000,
  });
  await send(own, 'parabeli', {
    kode_kondisi: 'PATAH',
    keterangan: 'Patah',
    cara: 'PER_GRAM',
    rupiah: 20_000,
  });
  // Doors of reports that a shop has to ask for.
  await shop.modulOn('HIDUP_FEATURE_MODULE');
  await siapkanAwas(shop);
  await mulaiPromosi(shop);
  await mulaiUang(shop);
  if (luas) await mulaiLuas(shop);
  await shop.param('TOKO_REKAP_PENJUALAN', ['KJ1']);
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await shop.param('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', rp(2_600_000));
  await send(own, 'ruginota', { hari_dari: 0, hari_sampai: 7, persen: 3 });
  await send(own, 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 150_000_000,
    keterangan: 'Modal pagi',
  });
  for (let round = 0; round < 20; round += 1) await tambah(shop, roll);
  await bukaCabang(shop, roll);
  await bukaPusat(shop);
}

async function mulaiLuas(shop: Shop): Promise<void> {
  await shop.modulOn('SEMI_GROSIR_MODULE');
  await mulaiJanji(shop);
  await mulaiBerlian(shop);
  await mulaiManual(shop);
  await mulaiService(shop);
}

import { rp } from '#kit/rules/quantity.ts';
import type { Raw, Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import {
  alasan,
  BAKI,
  KADAR,
  kasir,
  lakukan,
  pick,
  potong,
  satu,
  some,
  type Act,
  type Baris,
  type Roll,
} from '#tests/proof/oracle/tindakan.ts';

const TRAY = { kode_gudang: 'SX', kode_baki: 'S-01' };
const AKSESORIS = ['KOTAK', 'KANTONG', 'SERTIFIKAT'];

/** Boxes and pouches come, are taken, go with a sale. */
export const aksesoris: Act = (shop, roll) =>
  lakukan(shop, 'SPV', 'stock-aksesoris', {
    jenis: pick(roll, ['TAMBAH', 'TAMBAH', 'AMBIL', 'JUAL']),
    keterangan: 'Untuk toko',
    barang: AKSESORIS.filter(() => roll(3) > 0).map((kode_aksesoris) => ({
      kode_aksesoris,
      qty: 1 + roll(12),
    })),
  });

/** A tray counted and weighed as a whole: mostly right, now and then a piece or some weight off. */
export const hitungBaki: Act = (shop, roll) => {
  return hitungDi(shop, roll, { kode_gudang: 'TK', kode_baki: pick(roll, BAKI) });
};
/** The tray of the service warehouse, too. */
export const hitungService: Act = (shop, roll) => hitungDi(shop, roll, TRAY);

async function hitungDi(shop: Shop, roll: Roll, tray: typeof TRAY): Promise<Raw> {
  const [isi] = await some(
    shop,
    `select count(*)::int as qty, coalesce(sum(berat + berat_label), 0)::int as berat from barang
      where kode_toko = 'KJ1' and status in ('READY', 'TITIP') and kode_gudang = '${tray.kode_gudang}'
        and kode_baki = '${tray.kode_baki}'`,
  );
  return lakukan(shop, 'SPV', 'opname-global-daily', {
    ...tray,
    qty_fisik: (isi!.qty as number) + (roll(4) ? 0 : 1),
    berat_fisik: ((isi!.berat as number) + (roll(3) ? 0 : 10 * roll(300))) / 1000,
  });
}

/** A piece of the shop lies in the tray of a service warehouse for a while (decision 1052). */
export const keService: Act = async (shop, roll) => {
  const [one] = await potong(shop, roll);
  const pulang = one?.kode_gudang === 'SX' ? { kode_gudang: 'TK', kode_baki: 'A-01' } : TRAY;
  return one && lakukan(shop, 'SPV', 'pindah-barang', { ...pulang, barang: [one.kode_barcode] });
};

/** Prices of buying, of a group, and of pure gold. */
export const hargaLain: Act = (shop, roll) =>
  roll(3) === 0
    ? lakukan(shop, 'OWN', 'parameter-harga-emas/global', {
        nominal: 2_400_000 + roll(400) * 1000,
      })
    : lakukan(shop, 'OWN', 'parameter-harga-emas', {
        jenis: pick(roll, ['JUAL', 'BELI']),
        ...(roll(2) ? { kode_group: pick(roll, ['T', 'M']) } : { kode_kadar: pick(roll, KADAR) }),
        harga_per_gram: 1_000_000 + roll(1500) * 1000,
      });

/** An approval that is asked for and refused, withdrawn, given and not used, or forgotten. */
export const minta: Act = async (shop, roll) => {
  const nota = await satu(
    shop,
    roll,
    `select no_faktur_jual as no from penjualan join hari_toko using (kode_toko, tgl_system)
      where kode_toko = 'KJ1' and penjualan.status = 'DONE' and hari_toko.status = 'OPEN' order by 1`,
  );
  if (!nota) return undefined;
  const who = kasir(roll);
  const path = `penjualan/${nota.no as string}/batal`;
  const asked = await send(shop.as(who), 'otorisasi', { method: 'POST', path, body: alasan() });
  const keystore = asked.body?.data?.keystore as string | undefined;
  if (!keystore) return asked;
  const jawab = roll(4);
  if (jawab === 0) await shop.as(who).raw('DELETE', `otorisasi/${keystore}`);
  else if (jawab < 3)
    await send(shop.as('SPV'), `otorisasi/${keystore}/${jawab === 1 ? 'tolak' : 'setujui'}`, {});
  return asked;
};

/** Changes cost and labour of some pieces, or their kadar. */
export const ubah: Act = async (shop, roll) => {
  const barang = (await potong(shop, roll)).map(({ kode_barcode }) => kode_barcode as string);
  if (barang.length === 0) return undefined;
  return roll(2)
    ? lakukan(shop, 'OWN', 'update-profit-barang', {
        barang,
        cara_modal: 'PER_GRAM',
        nilai_modal: 900_000 + roll(900) * 1000,
        alasan: 'Nota susulan',
      })
    : lakukan(shop, 'OWN', 'update-kadar', {
        barang,
        kode_kadar: pick(roll, KADAR),
        alasan: 'Uji ulang',
      });
};

/** Reports a customer's day to the authority, or cancels such a report. */
export const lapor: Act = async (shop, roll) => {
  const [hari] = await some(
    shop,
    `select max(tgl_system)::text as tgl from hari_toko where kode_toko = 'KJ1'`,
  );
  const tgl_system = hari!.tgl as string;
  const path = `pajak/report-wajib-lapor?tgl_from=2026-11-17&tgl_to=${tgl_system}`;
  const { body } = await shop.as('OWN').raw('GET', path);
  const rows = ((body?.data ?? []) as { detail: Baris[] }[]).flatMap(({ detail }) => detail);
  const one = rows[roll(Math.max(rows.length, 1))];
  if (!one) return undefined;
  const siapa = { tgl_system: one.tgl_system, orang: one.orang };
  return one.status === 'SUDAH'
    ? lakukan(shop, 'OWN', 'pajak/wajib-lapor/batal', { ...siapa, alasan: 'Salah nomor' })
    : lakukan(shop, 'OWN', 'pajak/wajib-lapor', {
        ...siapa,
        tgl_lapor: tgl_system,
        no_lapor: `LTKT-${roll(9999)}`,
        ...(roll(2) ? { pekerjaan: 'Pedagang' } : {}),
      });
};

/** Tax is kept from some day on, and now and then not. */
export const pajak: Act = async (shop, roll) => {
  await shop.param('PPN_AKTIF', roll(4) > 0);
  return undefined;
};

/** Masters and doors that these acts and their reports need. */
export async function siapkanAwas(shop: Parameters<Act>[0]): Promise<void> {
  for (const key of ['OPNAME_GLOBAL_DAILY_MODULE', 'SUPPLIER_BARANG_MODULE'] as const)
    await shop.modulOn(key);
  await shop.modulOn('HIDUP_FEATURE_MODULE', 'PST');
  await shop.param('TOKO_UPDATE_KADAR', ['KJ1']);
  const own = shop.as('OWN');
  for (const [at, kode_aksesoris] of AKSESORIS.entries())
    await send(own, 'aksesoris', {
      kode_aksesoris,
      nama_aksesoris: `Aksesoris ${kode_aksesoris}`,
      minimum: at * 5,
      harga: at * 1500,
    });
  for (const kode_supplier of ['UBS', 'LMX'])
    await send(own, 'supplier-barang', { kode_supplier, nama: `PT ${kode_supplier}` });
  for (const [kode_kelompok, kode_group, nama] of [
    ['K1', 'T', 'Emas Tua'],
    ['K2', 'M', 'Emas Muda'],
  ]) {
    await send(own, 'kelompok-harga', { kode_kelompok, nama: `Kelompok ${kode_kelompok!}` });
    await own.raw('PUT', `group/${kode_group!}`, { nama, kode_kelompok });
  }
  await shop.param('BATAS_LAPOR_TUNAI', rp(25_000_000));
}

/** A service warehouse of the shop's own, with a tray. */
export async function mulaiService(shop: Shop): Promise<void> {
  await send(shop.as('SPV'), 'gudang', {
    kode_gudang: 'SX',
    nama: 'Service sendiri',
    jenis: 'SERVICE',
  });
  await shop.rows(`insert into baki (kode_toko, kode_gudang, kode_baki, nama, kapasitas)
    values ('KJ1', 'SX', 'S-01', 'Service 1', 100)`);
}

import { rp } from '#kit/rules/quantity.ts';
import { dice } from '#tests/kit/jualan.ts';
import type { Raw, Shop, Who } from '#tests/kit/shop.ts';
import { disetujui, send } from '#tests/kit/titipan.ts';

type Roll = (most: number) => number;
type Act = (shop: Shop, roll: Roll) => Promise<Raw | undefined>;
type Baris = Record<string, any>;

const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)]!;
const some = (shop: Shop, text: string): Promise<Baris[]> => shop.rows(text);

const NAMA = ['Cincin Polos', 'Kalung Rantai', 'Gelang Ukir', '=1+1 Anting'];
const DEPT = ['CC', 'KL', 'GL', 'AT'];
const KADAR = ['375', '420', '700', '750'];
const BAKI = ['A-01', 'A-02', 'B-02', 'C-01'];
const ORANG = [
  { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '081234567890', no_ktp: '3201234567890001' },
  { nama: 'Łucja & <Co>', alamat: 'Jl. Braga 2', no_hp: '081200000002' },
  { nama: 'Bapak Budi', alamat: 'Gang 3' },
];
const KONDISI = ['KUSAM', 'PATAH', null];
const kasir = (roll: Roll): Who => (roll(2) ? 'KASIR' : 'KASIR2');
const sales = (roll: Roll): string => pick(roll, ['S01', 'SL01', 'SL02']);

/** What the walls ask of somebody else is asked and allowed; what they refuse stays refused. */
async function lakukan(shop: Shop, who: Who, path: string, body: object): Promise<Raw> {
  const first = await send(shop.as(who), path, body);
  if (first.body?.code !== 'PERLU_OTORISASI') return first;
  const by = who === 'SPV' ? 'OWN' : shopHari(shop) % 2 ? 'SPV' : 'OWN';
  const agreed = await disetujui(shop, path, body, by, who);
  return agreed.body?.code === 'PERLU_OTORISASI' && by === 'SPV'
    ? disetujui(shop, path, body, 'OWN', who)
    : agreed;
}
let urut = 0;
const shopHari = (_: Shop): number => ++urut;

const bebas = (shop: Shop) =>
  some(shop, `select * from barang where kode_toko = 'KJ1' and status = 'READY' order by 2`);
const potong = async (shop: Shop, roll: Roll): Promise<Baris[]> => {
  const all = await bebas(shop);
  const from = roll(Math.max(all.length, 1));
  return all.slice(from, from + 1 + roll(3));
};
const bank = { kode_bank: 'BCA', no_rekening: '1234567890' };
const lebih = { jenis: 'CASH', jumlah: 900_000_000 };

/** A sale is paid at once, or by the cashier where sales wait for validation (D-10.5). */
const jual: Act = async (shop, roll) => {
  const isi = await potong(shop, roll);
  if (isi.length === 0) return undefined;
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  const barang = isi.map(({ kode_barcode }, at) => ({
    kode_barcode,
    ...(at === 0 && roll(3) === 0 ? { diskon: 1000 * (1 + roll(40)) } : {}),
  }));
  const diskon = roll(3) === 0 ? { persen: 1 + roll(3) } : null;
  const isiJual = {
    kode_sales: sales(roll),
    customer,
    barang,
    ...(diskon ? { diskon } : {}),
    admin: roll(3) === 0 ? 5000 : 0,
    packing: roll(4) === 0 ? 2500 : 0,
  };
  const who = kasir(roll);
  const paid = await lakukan(shop, who, 'penjualan', { ...isiJual, pembayaran: campur(roll) });
  return paid.body?.errors?.[0]?.path === 'pembayaran'
    ? lakukan(shop, who, 'penjualan', isiJual)
    : paid;
};
const campur = (roll: Roll): object[] => [
  ...(roll(2)
    ? [
        {
          jenis: pick(roll, ['TRANSFER', 'DEBET', 'CREDIT']),
          ...bank,
          jumlah: 300_000 + roll(400) * 500,
        },
      ]
    : []),
  lebih,
];

/** One document of a kind that is not over, taken at random. */
const satu = async (shop: Shop, roll: Roll, text: string): Promise<Baris | undefined> => {
  const rows = await some(shop, text);
  return rows[roll(Math.max(rows.length, 1))];
};
const dokumen =
  (
    who: Who,
    tabel: string,
    no: string,
    status: string,
    path: (no: string) => string,
    isi: (roll: Roll) => object,
  ): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select ${no} as no from ${tabel} join hari_toko using (kode_toko, tgl_system)
        where kode_toko = 'KJ1' and ${tabel}.status = '${status}' and (hari_toko.status = 'OPEN' or '${tabel}' = 'titipan')
        order by 1`,
    );
    return one && lakukan(shop, who, path(one.no as string), isi(roll));
  };
const alasan = () => ({ alasan: 'Tidak jadi' });

const titip: Act = async (shop, roll) => {
  const isi = (await potong(shop, roll)).slice(0, 2);
  if (isi.length === 0) return undefined;
  const { no_ktp: _, ...customer } = pick(roll, ORANG);
  const uang = { jumlah: 100_000 + roll(8) * 50_000 };
  return lakukan(shop, kasir(roll), 'titip', {
    kode_sales: sales(roll),
    customer,
    barang: isi.map(({ kode_barcode }) => ({ kode_barcode })),
    pembayaran: [roll(3) ? { jenis: 'CASH', ...uang } : { jenis: 'DEBET', ...bank, ...uang }],
  });
};

/** One's own receipts, and gold that nobody knows: also heavier or lighter than the receipt says. */
const beli: Act = async (shop, roll) => {
  const nota = await satu(
    shop,
    roll,
    `select l.* from penjualan_barang l join penjualan p using (kode_toko, no_faktur_jual)
      where kode_toko = 'KJ1' and p.status = 'DONE' order by no_faktur_jual, l.urut`,
  );
  const kondisi = pick(roll, KONDISI);
  const sendiri = nota && {
    asal_nota: 'NOTA_SENDIRI',
    no_faktur_jual: nota.no_faktur_jual,
    kode_barcode: nota.kode_barcode,
    berat: (nota.berat - roll(3) * 10) / 1000,
  };
  const lain = {
    asal_nota: pick(roll, ['TANPA_NOTA', 'ROSOK', 'TOKO_LAIN']),
    nama_barang: 'Rosok campur',
    kode_dept: pick(roll, DEPT),
    kode_group: roll(2) ? 'T' : 'M',
    kadar: pick(roll, [37.5, 42, 70, 75]),
    berat: (500 + roll(4000)) / 1000,
  };
  const barang = [...(sendiri && roll(3) ? [sendiri] : []), ...(roll(2) || !sendiri ? [lain] : [])];
  if (barang.length === 0) barang.push(lain);
  return lakukan(shop, kasir(roll), 'pembelian', {
    kode_sales: sales(roll),
    customer: ORANG[0],
    barang: barang.map((one) => (kondisi ? { ...one, kondisi } : one)),
  });
};

const kas =
  (arah: 'masuk' | 'keluar', kode: readonly string[], paling: number): Act =>
  (shop, roll) =>
    lakukan(shop, kasir(roll), `cash/${arah}`, {
      kode_transaksi: pick(roll, kode),
      jumlah: 100 * (1 + roll(paling)),
      keterangan: `Uji ${roll(90)}`,
    });

const pindah: Act = async (shop, roll) => {
  const isi = await potong(shop, roll);
  const tujuan = { kode_gudang: 'TK', kode_baki: pick(roll, BAKI) };
  return isi.length
    ? lakukan(shop, 'SPV', 'pindah-barang', {
        ...tujuan,
        barang: isi
          .filter((one) => one.kode_baki !== tujuan.kode_baki)
          .map((one) => one.kode_barcode as string),
      })
    : undefined;
};

const hancur: Act = async (shop, roll) => {
  const [one] = await potong(shop, roll);
  return (
    one &&
    lakukan(shop, 'SPV', 'hancur-barang', {
      kode_gudang: 'RS',
      alasan: 'Patah, tidak layak jual',
      barang: [{ kode_barcode: one.kode_barcode, berat: (one.berat - roll(2) * 10) / 1000 }],
    })
  );
};

const timbang: Act = async (shop, roll) => {
  const mulai = await send(shop.as('SPV'), 'timbang-baki/start', {
    kode_gudang: 'TK',
    kode_toko: pick(roll, BAKI),
  });
  const one = (mulai.body?.data?.data_timbang as Baris[] | undefined)?.at(-1);
  if (!one) return mulai;
  const [row] = await some(
    shop,
    `select (select sum(berat + berat_label) from barang b where b.kode_toko = 'KJ1' and b.status = 'READY'
        and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki) + k.berat_baki as berat
       from timbang t join baki k using (kode_toko, kode_gudang, kode_baki)
      where t.kode_toko = 'KJ1' and t.id = ${Number(one.id)}`,
  );
  const berat = ((row?.berat ?? 58_120) as number) + (roll(2) ? 0 : 10 * roll(400));
  return send(shop.as('SPV'), 'timbang-baki/hasil', { id: one.id, berat_timbang: berat / 1000 });
};

const opname: Act = async (shop, roll) => {
  const kode_baki = pick(roll, BAKI);
  const mulai = await send(shop.as('SPV'), 'stock-opname', { kode_gudang: 'TK', kode_baki });
  if (mulai.status >= 400) return mulai;
  const id = mulai.body.data.id as number;
  const isi = (await bebas(shop)).filter((one) => one.kode_baki === kode_baki);
  const lain = (await bebas(shop)).find((one) => one.kode_baki !== kode_baki);
  const kode = isi.filter(() => roll(6) > 0).map((one) => one.kode_barcode as string);
  if (lain && roll(2)) kode.push(lain.kode_barcode as string);
  if (roll(3) === 0) kode.push('ENTAH001');
  if (kode.length) await send(shop.as('SPV'), 'stock-opname/pindai', { id, kode });
  return lakukan(shop, 'SPV', 'stock-opname/selesai', { id });
};

/** Loose goods counted lot by lot: some as they should be, some less, some more, some not at all. */
const opnameTerima: Act = async (shop, roll) => {
  const mulai = await send(shop.as('SPV'), 'stock-opname-penerimaan', { kode_gudang: 'TK' });
  if (mulai.status >= 400) return mulai;
  const id = mulai.body.data.id as number;
  const lots = await some(
    shop,
    `select l.no_terima, l.urut, l.qty - l.label_qty - l.hilang_qty as qty,
            l.berat - l.lot_berat - l.hilang_berat as berat
       from penerimaan_lot l join penerimaan p using (kode_toko, no_terima)
      where l.kode_toko = 'KJ1' and p.kode_gudang = 'TK' and p.status = 'DONE'
        and l.qty > l.label_qty + l.hilang_qty order by 1, 2`,
  );
  for (const lot of lots) {
    if (roll(6) === 0) continue;
    const beda = roll(4) === 0 ? roll(3) - 1 : 0;
    const qty = (lot.qty as number) + beda;
    const berat = qty === 0 ? 0 : (lot.berat as number) + beda * 900 + (roll(5) ? 0 : 150);
    const body = { id, kode: lot.no_terima, urut: lot.urut, qty, berat: berat / 1000 };
    await send(shop.as('SPV'), 'stock-opname-penerimaan/pindai', body);
  }
  if (roll(3) === 0) {
    const asing = { id, kode: 'TBKJ1260101ZZZ', qty: 1, berat: 2 };
    await send(shop.as('SPV'), 'stock-opname-penerimaan/pindai', asing);
  }
  return lakukan(shop, 'SPV', 'stock-opname-penerimaan/selesai', { id });
};

const terima: Act = (shop, roll) => {
  const lot = Array.from({ length: 1 + roll(2) }, () => {
    const berat = (2000 + roll(9000)) / 1000;
    return {
      kode_dept: pick(roll, DEPT),
      kode_group: 'T',
      kode_kadar: pick(roll, KADAR),
      qty: 1 + roll(4),
      berat_bruto: berat + 0.5,
      berat_nota: berat,
      berat,
    };
  });
  return lakukan(shop, 'SPV', 'penerimaan-barang', {
    kode_supplier: pick(roll, ['UBS', 'LMX']),
    kode_gudang: 'TK',
    dokumen_perolehan: pick(roll, ['FAKTUR_PAJAK', 'TIDAK_ADA']),
    lot,
  });
};

const tambah: Act = (shop, roll) =>
  lakukan(shop, 'MU', 'barang/banyak', {
    barang: Array.from({ length: 1 + roll(3) }, () => ({
      nama_barang: `${pick(roll, NAMA)} ${roll(99)}`,
      kode_kategori: 'PHS',
      kode_dept: pick(roll, DEPT),
      kode_group: roll(2) ? 'T' : 'M',
      kode_kadar: pick(roll, KADAR),
      berat: (800 + roll(9000)) / 1000,
      ...(roll(3) ? { harga_modal: 900_000 + roll(4_000_000) } : {}),
      kode_gudang: 'TK',
      kode_baki: pick(roll, BAKI),
    })),
  });

const harga: Act = (shop, roll) =>
  lakukan(shop, 'OWN', 'parameter-harga-emas/banyak', {
    harga: [
      {
        jenis: 'JUAL',
        kode_kadar: pick(roll, KADAR),
        harga_per_gram: 1_000_000 + roll(1500) * 1000,
      },
    ],
  });

const validasi: Act = async (shop, roll) => {
  await shop.param('VALIDASI_PENJUALAN', roll(3) === 0);
  return undefined;
};

const cetak =
  (tabel: string, no: string): Act =>
  async (shop, roll) => {
    const one = await satu(
      shop,
      roll,
      `select ${no} as no from ${tabel} where kode_toko = 'KJ1' order by 1`,
    );
    return one && lakukan(shop, kasir(roll), `${tabel}/${one.no as string}/cetak-ulang`, {});
  };

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
  [1, hancur],
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
  [1, cetak('penjualan', 'no_faktur_jual')],
  [1, cetak('pembelian', 'no_faktur_beli')],
];
const URUTAN = ACTS.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** No day ends over a document that waits (D-20.1). */
async function sahkan(shop: Shop): Promise<void> {
  const tunggu = await some(
    shop,
    `select 'penjualan' as jalur, no_faktur_jual as no from penjualan where kode_toko = 'KJ1' and status = 'OPEN'
     union all select 'titip', no_titip from titipan where kode_toko = 'KJ1' and status = 'OPEN'`,
  );
  for (const { jalur, no } of tunggu)
    await lakukan(shop, 'SPV', `${jalur as string}/${no as string}/validasi`, {
      pembayaran: [lebih],
    });
}

/** The drawer is counted and the day closed by the product itself, so that its reports are frozen. */
async function tutup(shop: Shop): Promise<void> {
  const [kas] = await some(
    shop,
    `select coalesce(sum(rupiah), 0)::bigint as laci from saldo where kode_toko = 'KJ1' and akun = 'kas'`,
  );
  const laci = kas!.laci as number;
  const pecahan = [
    { nilai: 100_000, jumlah: Math.floor(laci / 100_000) },
    { nilai: 100, jumlah: Math.floor((laci % 100_000) / 100) },
  ];
  await send(shop.as('OWN'), 'tutup-toko/hitung', { pecahan });
  await lakukan(shop, 'OWN', 'tutup-toko', { alasan: 'Selisih receh' });
}

export type Riwayat = { sah: number; ditolak: Record<string, number> };

/** Days of a shop's life by its own acts, all of it out of one number. */
export async function jalani(
  shop: Shop,
  hari: readonly string[],
  perHari: number,
  seed: number,
): Promise<Riwayat> {
  const roll = dice(seed);
  const riwayat: Riwayat = { sah: 0, ditolak: {} };
  await mulai(shop, roll);
  for (const [at, tgl] of hari.entries()) {
    if (at > 0) await shop.hari(tgl);
    for (let step = 0; step < perHari; step += 1) {
      shop.jam(
        new Date(
          Date.parse(`${tgl}T02:00:00Z`) + step * Math.floor(32_400_000 / perHari),
        ).toISOString(),
      );
      const answer = await pick(roll, URUTAN)(shop, roll);
      if (!answer) continue;
      if (answer.status >= 500) throw new Error(answer.text);
      if (answer.status < 300) riwayat.sah += 1;
      else catat(riwayat, answer);
    }
    if (at === hari.length - 1) continue;
    await sahkan(shop);
    if (roll(2)) await tutup(shop);
  }
  // Each act once more, so that no report is left without a word.
  for (const [at, [, act]] of ACTS.entries()) {
    shop.jam(new Date(Date.parse(`${hari.at(-1)!}T11:30:00Z`) + at * 1000).toISOString());
    await act(shop, roll);
  }
  return riwayat;
}

function catat({ ditolak }: Riwayat, { body, text }: Raw): void {
  const code = String(body?.code ?? text);
  if (process.env.KILAU_TOLAK) process.stderr.write('TOLAK ' + text + '\n');
  ditolak[code] = (ditolak[code] ?? 0) + 1;
}

async function mulai(shop: Shop, roll: Roll): Promise<void> {
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
}

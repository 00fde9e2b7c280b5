import {
  bagi,
  bagianPersen,
  cocok,
  emasHari,
  hargaJualGram,
  jumlah,
  murni,
  selisihHari,
  tanggal,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';

/**
 * D-9.1, D-9.2, D-45.3: gold of the day, stones by their own price, and labour, rounded up to the next five hundred;
 * a fixed price is kept.
 */
export function hargaKini(fakta: Fakta, barang: Baris, { waktu }: Kini): number {
  const gram = hargaJualGram(fakta, barang, waktu)!;
  const ongkos = (barang.ongkos as number | null) ?? ongkosMaster(fakta, barang);
  if (barang.harga_jual > 0) return barang.harga_jual + ongkos;
  const batu = barang.berlian as readonly Baris[];
  const emas = batu.length > 0 ? Math.max(0, barang.berat - barang.berat_atribut) : barang.berat;
  const harga_batu = jumlah(
    batu.map(({ kode_berlian }) => fakta.berlian.find((one) => one.kode_berlian === kode_berlian)!),
    'harga_jual',
  );
  const semua = bagi(gram, 1000, emas)! + harga_batu + barang.harga_atribut + ongkos;
  return Math.ceil(semua / 500) * 500;
}

function ongkosMaster({ ongkos }: Fakta, { kode_dept, kode_group, berat }: Baris): number {
  const tepat = (row: Baris): number => (row.kode_group ? 2 : 0) + (row.kode_dept ? 1 : 0);
  const [one] = ongkos
    .filter(
      (row) =>
        row.is_active &&
        [null, kode_dept].includes(row.kode_dept) &&
        [null, kode_group].includes(row.kode_group),
    )
    .toSorted((a, b) => tepat(b) - tepat(a));
  if (!one) return 0;
  return Math.max(
    one.minimal,
    one.cara === 'PER_POTONG' ? one.tarif : bagi(one.tarif, 1000, berat)!,
  );
}

export const laporanStock: Naif = (fakta, saring, kini) =>
  fakta.barang
    .filter(({ status, kode_gudang }) => {
      if (saring.status === 'SEMUA FISIK') return ['READY', 'TITIP'].includes(status);
      const tempat = fakta.gudang.find((one) => one.kode_gudang === kode_gudang)?.jenis;
      if (saring.status === 'SERVICE') return status === 'READY' && tempat === 'SERVICE';
      return status === (saring.status ?? 'READY');
    })
    .filter(({ kode_dept, kode_group, kode_kadar, kode_gudang, kode_baki }) =>
      cocok(saring, { kode_dept, kode_group, kadar: kode_kadar, kode_gudang, kode_baki }),
    )
    .filter(({ tag_id }) => cocok(saring, { tag: tag_id === null ? 'TANPA TAG' : 'BERTAG' }))
    .map((barang) => {
      const harga_jual = hargaKini(fakta, barang, kini);
      return {
        ...barang,
        qty: 1,
        murni: murni(barang.berat_asli, barang.persen),
        berat_asli: barang.berat - barang.berat_atribut,
        harga_jual,
        harga_gram: bagi(harga_jual, barang.berat, 1000),
        modal: barang.harga_modal,
        tgl_masuk: barang.tgl_terima,
        umur_hari: selisihHari(barang.tgl_terima, kini.hari),
        gambar: barang.gambar[0]?.gambar_path ?? null,
      };
    });

type Tempat = { readonly gudang: string; readonly baki: string | null };

/** Places of shop stock (decision 1052): warehouses of kind TOKO and SERVICE with their trays, and what is held. */
export function tempatToko({ gudang }: Fakta, akun: string): Tempat | undefined {
  if (akun === 'titip') return { gudang: 'TITIP', baki: null };
  const [, jenis, kode, baki] = /^(baki|gudang):([^/]+)(?:\/(.+))?$/.exec(akun) ?? [];
  const punya = gudang.find((row) => row.kode_gudang === kode)?.jenis;
  if (!jenis || !['TOKO', 'SERVICE'].includes(punya)) return undefined;
  return { gudang: kode!, baki: baki ?? null };
}

/** A code of the master as it is said: by its percent. */
export const sebutKadar = ({ kadar }: Fakta, kode: string): string =>
  label(kadar.find(({ kode_kadar }) => kode_kadar === kode)!.persen as number);

const label = (kadar: number): string => `${kadar / 100}%`;
export const KUNCI: Readonly<Record<string, (row: Baris) => string>> = {
  JENIS: ({ barang }) => barang?.kode_dept ?? '-',
  KADAR: ({ kadar }) => label(kadar as number),
  GROUP: ({ barang }) => barang?.kode_group ?? '-',
  GUDANG: ({ tempat }) => tempat.gudang,
  BAKI: ({ tempat }) => tempat.gudang + (tempat.baki ? `/${tempat.baki as string}` : ''),
  SUPPLIER: ({ barang }) => barang?.kode_supplier ?? '-',
};

/** Changes of a piece after a day, each with its values before: edits by hand, and of many at once. */
function perubahan(fakta: Fakta, kode: unknown, tgl: string): Perubahan[] {
  const tangan = fakta.audit
    .filter((row) => row.tabel === 'barang' && row.tindakan === 'UBAH' && row.kunci === kode)
    .filter(({ waktu }) => tanggal(waktu) > tgl)
    .map(({ waktu, sebelum }) => ({ waktu: waktu as string, isi: sebelum as Baris }));
  const massal = fakta.ubah_massal_isi
    .filter((row) => row.kode_barcode === kode && row.tgl_system > tgl)
    .flatMap(({ no_ubah, kadar_dari, modal_dari }) => {
      const head = fakta.ubah_massal.find((one) => one.no_ubah === no_ubah)!;
      const isi: Baris = { kode_kadar: kadar_dari, harga_modal: modal_dari };
      return head.status === 'DONE' ? [{ waktu: head.input_date as string, isi }] : [];
    });
  // Stones that were set brought their cost, those that were taken out took it along.
  const batu = fakta.berlian_pasang
    .filter(({ kode_barcode, tgl_system }) => kode_barcode === kode && tgl_system > tgl)
    .map(({ no_pasang, langkah, input_date }) => {
      const isi = fakta.berlian_pasang_isi.filter((one) => one.no_pasang === no_pasang);
      const modal = jumlah(isi, 'modal') * (langkah === 'PASANG' ? 1 : -1);
      return { waktu: input_date as string, isi: {}, modal };
    });
  return [...tangan, ...massal, ...batu].toSorted((a, b) => (a.waktu < b.waktu ? 1 : -1));
}
type Perubahan = { readonly waktu: string; readonly isi: Baris; readonly modal?: number };
/** Of a piece whose cost is not known, stones are all of it that is. */
const tanpaBatu = ({ harga_modal }: Baris, modal: number): number | null =>
  harga_modal === null ? null : harga_modal - modal || null;

/** A piece as it was called when a day ended: what was changed since, put back, the newest first. */
export function barangSaat(fakta: Fakta, kode: unknown, tgl: string): Baris | undefined {
  const kini = fakta.barang.find((one) => one.kode_barcode === kode);
  return (
    kini &&
    perubahan(fakta, kode, tgl).reduce<Baris>(
      (barang, { isi, modal }) => ({
        ...barang,
        ...(modal === undefined ? isi : { harga_modal: tanpaBatu(barang, modal) }),
      }),
      kini,
    )
  );
}

export const laporanSaldo: Naif = (fakta, saring, kini) => {
  const baris = fakta.buku
    .filter((row) => row.tgl_system <= saring.per_tanggal! && tempatToko(fakta, row.akun))
    .map((row) => ({ ...row, tempat: tempatToko(fakta, row.akun)! }) as Baris);
  const potong = [
    ...Map.groupBy(baris, (row) => [row.kode_barcode, row.akun, row.kadar].join('|')).values(),
  ]
    .map((rows) => ({
      tempat: rows[0]!.tempat,
      kadar: rows[0]!.kadar,
      barang: barangSaat(fakta, rows[0]!.kode_barcode, saring.per_tanggal!),
      kini: fakta.barang.find((one) => one.kode_barcode === rows[0]!.kode_barcode),
      qty: jumlah(rows, 'qty'),
      berat: jumlah(rows, 'berat'),
      murni: jumlah(rows, 'murni'),
    }))
    .filter((one) => one.qty !== 0 || one.berat !== 0 || one.murni !== 0)
    .map((one) => ({
      ...one,
      asli: one.berat - Math.sign(one.qty) * (one.kini?.berat_atribut ?? 0),
      harga: one.kini ? hargaKini(fakta, one.kini, kini) : null,
      modal: one.barang?.harga_modal ?? null,
    }));
  const kelompok = [...Map.groupBy(potong, KUNCI[saring.group_by ?? 'JENIS']!)].toSorted(
    ([a, isiA], [b, isiB]) => jumlah(isiB, 'berat') - jumlah(isiA, 'berat') || (a < b ? -1 : 1),
  );
  const persen = bagianPersen(kelompok.map(([, isi]) => jumlah(isi, 'berat')));
  const emas = emasHari(fakta, saring.per_tanggal!, kini);
  const tahu = (isi: readonly Baris[], nama: string) =>
    isi.some((row) => row[nama] !== null) ? jumlah(isi, nama) : null;
  return kelompok.map(([kunci, isi], at) => ({
    kunci,
    qty: jumlah(isi, 'qty'),
    berat: jumlah(isi, 'berat'),
    murni: jumlah(isi, 'murni'),
    berat_asli: jumlah(isi, 'asli'),
    kadar_rata: bagi(jumlah(isi, 'murni'), jumlah(isi, 'asli'), 10_000),
    harga_jual: tahu(isi, 'harga'),
    modal: tahu(isi, 'modal'),
    nilai_emas: emas === null ? null : bagi(jumlah(isi, 'murni'), 1000, emas),
    kontribusi: persen[at],
  }));
};

const MUTASI: Readonly<Record<string, string>> = {
  JUAL: 'JUAL',
  BATAL_JUAL: 'BATAL JUAL',
  TITIP: 'TITIP',
  BATAL_TITIP: 'TITIP',
  CICIL: 'TITIP',
  BATAL_CICIL: 'TITIP',
  HANCUR: 'HANCUR',
  BATAL_HANCUR: 'HANCUR',
  OPNAME: 'OPNAME',
  BATAL_OPNAME: 'OPNAME',
  BATAL_UBAH: 'UBAH KADAR',
  BERLIAN: 'UBAH BERAT',
  TERIMA: 'TERIMA',
  BATAL_TERIMA: 'TERIMA',
  RETUR_SUPPLIER: 'TERIMA',
  BATAL_RETUR_SUPPLIER: 'TERIMA',
  TAMBAH: 'MASUK',
  BELI: 'MASUK',
};

/** Every movement of gold of the shop's own places that the card is of, in the order of the clock. */
function gerakKartu(fakta: Fakta, saring: Saring): Baris[] {
  const set = new Map(fakta.buku_set.map((row) => [row.no_bukti, row]));
  const langkah = (row: Baris): number =>
    Math.max(
      0,
      ...fakta.barang_kejadian
        .filter((one) => one.kode_barcode === row.kode_barcode && one.no_bukti === row.no_bukti)
        .map((one) => one.seq as number),
    );
  return fakta.buku
    .filter(
      (row) =>
        /^(baki|gudang|kirim):|^(titip|service|contoh)$/.test(row.akun) &&
        row.tgl_system <= saring.tgl_to!,
    )
    .filter((row) => !saring.kode_barcode || row.kode_barcode === saring.kode_barcode)
    .filter(
      (row) =>
        !saring.kode_baki ||
        (row.akun.startsWith('baki:') && row.akun.endsWith(`/${saring.kode_baki}`)),
    )
    .map((row) => ({ ...row, ...pick(set.get(row.no_bukti)!), langkah: langkah(row) }) as Baris)
    .map((row) => ({ ...row, dibawa: duaTempat(fakta, row) }) as Baris)
    .toSorted(
      (a, b) =>
        urut(a.tgl_system, b.tgl_system) ||
        urut(a.waktu, b.waktu) ||
        a.langkah - b.langkah ||
        urut(a.no_bukti, b.no_bukti) ||
        a.urut - b.urut,
    );
}

export const laporanKartu: Naif = (fakta, saring) => {
  let [saldo_qty, saldo_berat] = [0, 0];
  const rows = gerakKartu(fakta, saring).map((row) => {
    saldo_qty += row.qty;
    saldo_berat += row.berat;
    return { ...row, saldo_qty, saldo_berat } as Baris;
  });
  const periode = rows.filter((row) => row.tgl_system >= saring.tgl_from!);
  if (periode.length === 0) return [];
  const [awal, akhir] = [periode[0]!, periode.at(-1)!];
  const saldo = (jenis: string, qty: number, berat: number): Baris => ({
    ...KOSONG,
    jenis,
    saldo_qty: qty,
    saldo_berat: berat,
  });
  return [
    saldo('SALDO AWAL', awal.saldo_qty - awal.qty, awal.saldo_berat - awal.berat),
    ...periode.map((row) => ({
      tgl_system: row.waktu,
      jenis: jenisMutasi(row),
      no_dokumen: row.no_bukti,
      kode_barcode: row.kode_barcode,
      nama_barang:
        fakta.barang.find((one) => one.kode_barcode === row.kode_barcode)?.nama_barang ?? null,
      masuk_qty: Math.max(row.qty, 0),
      masuk_berat: Math.max(row.berat, 0),
      keluar_qty: Math.max(-row.qty, 0),
      keluar_berat: Math.max(-row.berat, 0),
      saldo_qty: row.saldo_qty,
      saldo_berat: row.saldo_berat,
      input_by: row.input_by,
    })),
    saldo('SALDO AKHIR', akhir.saldo_qty, akhir.saldo_berat),
  ];
};

const KOSONG = {
  tgl_system: null,
  no_dokumen: null,
  kode_barcode: null,
  nama_barang: null,
  masuk_qty: null,
  masuk_berat: null,
  keluar_qty: null,
  keluar_berat: null,
  input_by: null,
};
const urut = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const pick = ({ waktu, kode_transaksi, input_by }: Baris): Baris => ({
  waktu,
  kode_transaksi,
  input_by,
});
/** Carried from one place to another; a piece of bought gold that gets its tag comes out of the store. */
const DIBAWA = new Set(['PINDAH', 'BATAL_PINDAH', 'RETAG', 'BATAL_RETAG', 'BATAL_PESAN']);
/** A set that says both whence and whither a piece went. */
const duaTempat = ({ buku }: Fakta, { no_bukti, kode_barcode }: Baris): boolean =>
  buku.filter((row) => row.no_bukti === no_bukti && row.kode_barcode === kode_barcode).length > 1;
function jenisMutasi({ kode_transaksi, qty, dibawa, no_bukti }: Baris): string {
  if (/^(IM|XM)/.test(no_bukti)) return 'TERIMA';
  if ((no_bukti as string).startsWith('MK')) return 'UBAH BERAT';
  if (/^(MP|XV)/.test(no_bukti)) return qty > 0 ? 'PINDAH MASUK' : 'PINDAH KELUAR';
  // What fills an order is carried from the stock; else the craftsman brings it.
  const tukang = kode_transaksi.endsWith('TUKANG') as boolean;
  if (tukang && !dibawa) return 'MASUK';
  if (tukang || DIBAWA.has(kode_transaksi)) return qty > 0 ? 'PINDAH MASUK' : 'PINDAH KELUAR';
  // A piece whose kadar changes goes out as the old one and in as the new; a weight alone moves no piece.
  if (kode_transaksi === 'UBAH') return qty !== 0 ? 'UBAH KADAR' : 'UBAH BERAT';
  return MUTASI[kode_transaksi] ?? 'LAIN';
}

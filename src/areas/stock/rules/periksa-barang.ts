import { formatGram } from '#kit/rules/format.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import type { KadarGroup } from '#areas/barang/rules/kadar.ts';
import {
  atLeast,
  mg,
  minus,
  percentOf,
  persen,
  rp,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { beratBatu, type Berlian } from '#areas/stock/rules/barang.ts';

/** Why a piece is refused, in the words the shop reads (1§5, D-8.1). */
export const TIDAK_BARANG = refusals({
  NAMA_PENDEK: { field: 'nama_barang', message: 'Nama Barang Harus Lebih Dari 5 Karakter' },
  NAMA_KEMBAR: { field: 'nama_barang', message: 'Nama Barang Sudah Dipakai {kode_barcode}' },
  NAMA_KEMBAR_BARIS: { field: 'nama_barang', message: 'Nama Barang Sama Dengan Baris {baris}' },
  DESKRIPSI_PENDEK: { field: 'deskripsi', message: 'Deskripsi Minimal 20 Karakter' },
  KADAR_NOL: { field: 'kadar', message: 'Kadar Tidak Boleh 0' },
  KADAR_LEBIH: {
    field: 'kadar',
    message: 'Kadar Tidak Boleh Lebih Dari 500, Pilih Kode Kadar Dari Daftar',
  },
  BERAT_NOL: { field: 'berat', message: 'Berat Tidak Boleh 0' },
  BERAT_ATRIBUT_MINUS: {
    field: 'berat_atribut',
    message: 'Berat Atribut Tidak Boleh Kurang Dari 0',
  },
  BERAT_LABEL_MINUS: { field: 'berat_label', message: 'Berat Label Tidak Boleh Kurang Dari 0' },
  BERAT_EMAS_NOL: {
    field: 'berat_atribut',
    message: 'Berat Emas Harus Lebih Dari 0, Berat Atribut Terlalu Besar',
  },
  BERAT_ASLI_BEDA: {
    field: 'berat_asli',
    message: 'Berat Asli Harus Sama Dengan Berat Dikurangi Berat Atribut',
  },
  KATEGORI_TIDAK_ADA: { field: 'kode_kategori', message: 'Kategori Tidak Ditemukan' },
  JENIS_TIDAK_ADA: { field: 'kode_dept', message: 'Jenis Tidak Ditemukan' },
  GROUP_TIDAK_ADA: { field: 'kode_group', message: 'Group Tidak Ditemukan' },
  KADAR_TIDAK_ADA: {
    field: 'kode_kadar',
    message: 'Kadar Tidak Ditemukan, Pilih Kode Kadar Dari Daftar',
  },
  BANDROL_KOSONG: { field: 'kode_bandrol', message: 'Kode Bandrol Tidak Boleh Kosong' },
  HARGA_POTONG_KOSONG: {
    field: 'harga_jual',
    message: 'Harga Jual Tetap Tidak Boleh Kosong',
  },
  GROUP_BUKAN_JENIS: { field: 'kode_group', message: 'Group Ini Tidak Untuk Jenis Tersebut' },
  SUPPLIER_TIDAK_ADA: { field: 'kode_supplier', message: 'Supplier Tidak Ditemukan' },
  BANDROL_TIDAK_ADA: { field: 'kode_bandrol', message: 'Bandrol Tidak Ditemukan' },
  KONDISI_TIDAK_ADA: { field: 'kondisi', message: 'Kondisi Tidak Ditemukan' },
  GUDANG_TIDAK_ADA: { field: 'kode_gudang', message: 'Gudang Tidak Ditemukan' },
  GUDANG_BUKAN_TOKO: {
    field: 'kode_gudang',
    message: 'Barang Hanya Dapat Ditambah Di Gudang Toko',
  },
  BAKI_KOSONG: { field: 'kode_baki', message: 'Baki Harus Dipilih' },
  BAKI_TIDAK_ADA: { field: 'kode_baki', message: 'Baki Tidak Ditemukan Di Gudang {kode_gudang}' },
  TAG_KEMBAR: { field: 'tag_id', message: 'Tag Sudah Dipakai Barang {kode_barcode}' },
  TAG_KEMBAR_BARIS: { field: 'tag_id', message: 'Tag Sama Dengan Baris {baris}' },
  BATU_DI_BUKU: {
    field: 'berlian',
    message: 'Batu Dipasang Dan Dilepas Di Buku Berlian',
  },
  BERAT_BATU: {
    field: 'berat_atribut',
    message: 'Berat Atribut Paling Sedikit {berat} g, Berat Batunya',
  },
  MODAL_BATU: { field: 'berlian', message: 'Modal Batu Melebihi Modal Barang' },
  BATU_BUKAN_JENIS: { field: 'berlian', message: 'Batu Hanya Untuk Jenis Berlian' },
  FOTO_TIDAK_ADA: { field: 'gambar', message: 'Foto Tidak Ditemukan, Silahkan Unggah Ulang' },
  TGL_TERKUNCI: { field: 'tgl_terima', message: 'Tanggal Terima Harus Tanggal Hari Ini' },
});

/** What a person typed of a piece; `kadar` null takes the fineness of its kadar code. */
export type IsiBarang = {
  readonly nama_barang: string;
  readonly deskripsi: string | null;
  readonly kadar: Persen | null;
  readonly berat: Miligram;
  readonly berat_atribut: Miligram;
  readonly berat_label: Miligram;
  readonly berat_asli: Miligram | null;
};

const KADAR_PALING = persen(50_000);
const PANJANG_NAMA = 5;
const PANJANG_DESKRIPSI = 20;
/** Letters as a person counts them, and as the database does. */
const panjang = (words: string): number => [...words].length;

/** Everything that a piece's own figures and words may not be, whatever the masters say. */
export function periksaIsi({ nama_barang, deskripsi, kadar, berat, ...isi }: IsiBarang): Refusal[] {
  const emas = minus(berat, isi.berat_atribut);
  return gather(
    [panjang(nama_barang) <= PANJANG_NAMA, TIDAK_BARANG.NAMA_PENDEK],
    [deskripsi !== null && panjang(deskripsi) < PANJANG_DESKRIPSI, TIDAK_BARANG.DESKRIPSI_PENDEK],
    [kadar !== null && kadar <= 0, TIDAK_BARANG.KADAR_NOL],
    [kadar !== null && kadar > KADAR_PALING, TIDAK_BARANG.KADAR_LEBIH],
    [berat <= 0, TIDAK_BARANG.BERAT_NOL],
    [isi.berat_atribut < 0, TIDAK_BARANG.BERAT_ATRIBUT_MINUS],
    [isi.berat_label < 0, TIDAK_BARANG.BERAT_LABEL_MINUS],
    [berat > 0 && emas <= 0, TIDAK_BARANG.BERAT_EMAS_NOL],
    [isi.berat_asli !== null && isi.berat_asli !== emas, TIDAK_BARANG.BERAT_ASLI_BEDA],
  );
}

/** The codes that a piece names, and its place. */
export type KodeBarang = {
  readonly kode_kategori: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kode_bandrol: string | null;
};

/** The active rows of the shop's masters. */
export type MasterBarang = {
  readonly kategori: ReadonlySet<string>;
  readonly jenis: ReadonlySet<string>;
  /** Of these, the ones that are set with diamonds. */
  readonly jenisBerlian: ReadonlySet<string>;
  /** Each with its way of pricing a piece, where it has its own. */
  readonly group: ReadonlyMap<string, CaraHarga | null>;
  readonly kadar: ReadonlyMap<string, Persen>;
  readonly kadarGroup: KadarGroup;
  /** What a label of that code weighs. */
  readonly bandrol: ReadonlyMap<string, Miligram>;
  /** A warehouse: what it is for, and its trays. */
  readonly gudang: ReadonlyMap<
    string,
    { readonly jenis: string; readonly baki: ReadonlySet<string> }
  >;
};

/** Which groups a jenis comes in, where the shop says so, and its suppliers while their module is on. */
export type PasanganBarang = {
  readonly jenisGroup: ReadonlyMap<string, ReadonlySet<string>>;
  readonly supplier: ReadonlySet<string> | null;
};

/** Of a new piece: a jenis that names its groups allows no other; the supplier must be in its master (D-33.11). */
export function periksaPasangan(
  kode: Pick<KodeBarang, 'kode_dept' | 'kode_group'> & { readonly kode_supplier: string | null },
  { jenisGroup, supplier }: PasanganBarang,
): Refusal[] {
  const groups = jenisGroup.get(kode.kode_dept);
  const { kode_supplier } = kode;
  return gather(
    [groups !== undefined && !groups.has(kode.kode_group), TIDAK_BARANG.GROUP_BUKAN_JENIS],
    [
      supplier !== null && kode_supplier !== null && !supplier.has(kode_supplier),
      TIDAK_BARANG.SUPPLIER_TIDAK_ADA,
    ],
  );
}

/** How a piece looks, by its master. */
export const periksaKondisi = (
  { kondisi }: { readonly kondisi?: string | null },
  ada: ReadonlySet<string>,
): Refusal[] => gather([kondisi != null && !ada.has(kondisi), TIDAK_BARANG.KONDISI_TIDAK_ADA]);

export function periksaKode(kode: KodeBarang, master: MasterBarang): Refusal[] {
  return gather(
    [!master.kategori.has(kode.kode_kategori), TIDAK_BARANG.KATEGORI_TIDAK_ADA],
    [!master.jenis.has(kode.kode_dept), TIDAK_BARANG.JENIS_TIDAK_ADA],
    [!master.group.has(kode.kode_group), TIDAK_BARANG.GROUP_TIDAK_ADA],
    [!master.kadar.has(kode.kode_kadar), TIDAK_BARANG.KADAR_TIDAK_ADA],
    [
      kode.kode_bandrol !== null && !master.bandrol.has(kode.kode_bandrol),
      TIDAK_BARANG.BANDROL_TIDAK_ADA,
    ],
  );
}

type Dihargai = Pick<KodeBarang, 'kode_group' | 'kode_bandrol'> & {
  readonly kategori_harga: string | null;
  readonly harga_jual: Rupiah | null;
};
type CaraDi = Pick<MasterBarang, 'group'> & { readonly cara: CaraHarga };

/** How a piece is priced: as it says itself, else its group, else the shop (D-9.2). */
export const tentukanCara = (
  { kategori_harga, kode_group }: Pick<Dihargai, 'kategori_harga' | 'kode_group'>,
  { group, cara }: CaraDi,
): CaraHarga => (kategori_harga as CaraHarga | null) ?? group.get(kode_group) ?? cara;

/** What its way of pricing asks of a piece: the code of a label, or a price of its own (D-9.2, D-33.4). */
export function periksaCara(kode: Dihargai, di: CaraDi): Refusal[] {
  const cara = tentukanCara(kode, di);
  return gather(
    [cara === 'BANDROL' && kode.kode_bandrol === null, TIDAK_BARANG.BANDROL_KOSONG],
    [cara === 'POTONG' && !kode.harga_jual, TIDAK_BARANG.HARGA_POTONG_KOSONG],
  );
}

/** Stones come and go by their own act (D-45.5); a piece keeps no less for them than they weigh (D-45.2). */
export function periksaBatuTetap(
  disebut: readonly unknown[] | undefined,
  { berlian, berat_atribut }: { berlian: readonly Berlian[]; berat_atribut: Miligram },
  lain: boolean,
): Refusal[] {
  const batu = beratBatu(sum([mg(0), ...berlian.map((one) => mg(one.carat))]));
  return gather(
    [disebut !== undefined && disebut.length + berlian.length > 0, TIDAK_BARANG.BATU_DI_BUKU],
    [lain && berat_atribut < batu, fill(TIDAK_BARANG.BERAT_BATU, { berat: formatGram(batu) })],
  );
}

/** Stones stand only in a jenis of berlian: what guards those at the counter then guards every stone (D-23.1). */
export function periksaBatu(
  { kode_dept, berlian }: { kode_dept: string; berlian: readonly unknown[] },
  { jenis, jenisBerlian }: Pick<MasterBarang, 'jenis' | 'jenisBerlian'>,
): Refusal[] {
  const bukan = jenis.has(kode_dept) && !jenisBerlian.has(kode_dept);
  return gather([berlian.length > 0 && bukan, TIDAK_BARANG.BATU_BUKAN_JENIS]);
}

/** The cost of a piece has that of its stones in it: taken out, they leave no more than it has (D-45.5). */
export const periksaModalBatu = ({
  harga_modal,
  berlian,
}: {
  readonly harga_modal: Rupiah | null;
  readonly berlian: readonly Pick<Berlian, 'harga_modal'>[];
}): Refusal[] =>
  gather([
    harga_modal !== null && sum(berlian.map((one) => rp(one.harga_modal ?? 0))) > harga_modal,
    TIDAK_BARANG.MODAL_BATU,
  ]);

/** New pieces lie in a warehouse for selling, in one of its trays where it has any (I-2). */
export function periksaTempat(
  kode_gudang: string,
  kode_baki: string | null,
  { gudang }: MasterBarang,
): Refusal[] {
  const there = gudang.get(kode_gudang);
  if (!there) return [TIDAK_BARANG.GUDANG_TIDAK_ADA];
  return gather(
    [there.jenis !== 'TOKO', TIDAK_BARANG.GUDANG_BUKAN_TOKO],
    [kode_baki === null && there.baki.size > 0, TIDAK_BARANG.BAKI_KOSONG],
    [
      kode_baki !== null && !there.baki.has(kode_baki),
      fill(TIDAK_BARANG.BAKI_TIDAK_ADA, { kode_gudang }),
    ],
  );
}

/** Gold alone, and its fine part, rounded half away from zero once and kept (D-5.7). */
export function hitungMurni(
  berat: Miligram,
  berat_atribut: Miligram,
  halus: Persen,
): { berat_asli: Miligram; murni: Miligram } {
  const berat_asli = atLeast(mg(0), minus(berat, berat_atribut));
  return { berat_asli, murni: percentOf(berat_asli, halus, 'half') };
}

/** Names are the same whatever their capitals and spaces (NAMA_BARANG_UNIK_MODULE, D-33.19). */
export const kunciNama = (nama: string): string => nama.toUpperCase().replace(/\s+/g, ' ').trim();

/** For each line the earlier line that already said the same, counted from 1; undefined where none did. */
export function kembarDi(keys: readonly (string | null)[]): (number | undefined)[] {
  const pertama = new Map<string, number>();
  return keys.map((key, at) => {
    if (key === null) return undefined;
    const earlier = pertama.get(key);
    if (earlier === undefined) pertama.set(key, at + 1);
    return earlier;
  });
}

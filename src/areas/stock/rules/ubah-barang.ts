import { formatGram, percentText, formatRupiah } from '#kit/rules/format.ts';
import { minus, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';

/** What of a piece may be changed, before or after. */
export type Isi = {
  readonly nama_barang: string;
  readonly kode_intern: string | null;
  readonly deskripsi: string | null;
  readonly size: string | null;
  readonly kondisi: string | null;
  readonly tag_id: string | null;
  readonly kode_supplier: string | null;
  readonly kode_kategori: string;
  readonly kode_dept: string;
  readonly kode_group: string;
  readonly kode_kadar: string;
  readonly kadar: Persen;
  readonly persen: Persen;
  readonly berat: Miligram;
  readonly berat_asli: Miligram;
  readonly berat_atribut: Miligram;
  readonly berat_label: Miligram;
  readonly murni: Miligram;
  readonly atribut: string | null;
  readonly kategori_harga: string | null;
  readonly kode_bandrol: string | null;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah | null;
  readonly harga_atribut: Rupiah;
  readonly harga_modal: Rupiah | null;
  readonly dokumen_perolehan: string;
};
type Nama = keyof Isi;

const gram = (value: unknown): string => `${formatGram(value as Miligram)} g`;
const rupiah = (value: unknown): string => formatRupiah(value as Rupiah);
const kadar = (value: unknown): string => `${percentText(value as Persen)}`;
const kata = (value: unknown): string => String(value);

/** Each field as the approver reads it; fields that follow from others come at the end. */
const SEBUTAN: Readonly<
  Record<
    Exclude<Nama, 'persen' | 'berat_asli' | 'murni'>,
    readonly [string, (value: unknown) => string]
  >
> = {
  nama_barang: ['Nama', kata],
  kode_kategori: ['Kategori', kata],
  kode_dept: ['Jenis', kata],
  kode_group: ['Group', kata],
  kode_kadar: ['Kode kadar', kata],
  kadar: ['Kadar', kadar],
  berat: ['Berat', gram],
  berat_atribut: ['Berat atribut', gram],
  berat_label: ['Berat label', gram],
  atribut: ['Atribut', kata],
  size: ['Ukuran', kata],
  kondisi: ['Kondisi', kata],
  deskripsi: ['Deskripsi', kata],
  kode_intern: ['Kode intern', kata],
  tag_id: ['Tag', kata],
  kode_supplier: ['Supplier', kata],
  kategori_harga: ['Cara harga', kata],
  kode_bandrol: ['Bandrol', kata],
  harga_jual: ['Harga tetap', rupiah],
  ongkos: ['Ongkos', rupiah],
  harga_atribut: ['Harga atribut', rupiah],
  harga_modal: ['Modal', rupiah],
  dokumen_perolehan: ['Dokumen perolehan', kata],
};

/** The fields that a change really changes, in the order of the form. */
export const bedaDi = (dari: Isi, ke: Isi): Nama[] =>
  (Object.keys(SEBUTAN) as (keyof typeof SEBUTAN)[]).filter((name) => dari[name] !== ke[name]);

/** Cost and kadar are the owner's to change; everything else a supervisor's (UBAH_BARANG). */
const PEMILIK: readonly Nama[] = ['harga_modal', 'kadar', 'kode_kadar'];
export const penyetujuUbah = (beda: readonly string[]): 'SPV' | 'OWN' =>
  beda.some((name) => (PEMILIK as readonly string[]).includes(name)) ? 'OWN' : 'SPV';

type Angka = { label: string; nilai: string; modal?: true };

/**
 * Before and after, the fine gold and the value that lie between: what the approver reads (D-27.3).
 * Of a cost that the asker may not see, only the new figure is shown.
 */
export function angkaUbah(
  dari: Isi,
  ke: Isi,
  nilai: { dari: Rupiah | null; ke: Rupiah | null },
  lihatModal: boolean,
): Angka[] {
  const lines = bedaDi(dari, ke).flatMap((name): Angka[] => {
    const [label, show] = SEBUTAN[name as keyof typeof SEBUTAN];
    const said = (value: unknown) => (value === null ? '-' : show(value));
    const both = { label, nilai: `${said(dari[name])} → ${said(ke[name])}` };
    // Who types a cost without seeing any reads his own; who agrees to it reads what it was, too.
    return name === 'harga_modal' && !lihatModal
      ? [
          { label, nilai: said(ke[name]) },
          { ...both, modal: true },
        ]
      : [both];
  });
  const murni = minus(ke.murni, dari.murni);
  const selisih = nilai.dari === null || nilai.ke === null ? null : minus(nilai.ke, nilai.dari);
  return [
    ...lines,
    ...(murni === 0 ? [] : [{ label: 'Selisih murni', nilai: gram(murni) }]),
    ...(selisih === null || selisih === 0
      ? []
      : [{ label: 'Selisih harga', nilai: rupiah(selisih) }]),
  ];
}

/** What the history card calls it; a change of words and prices alone moves no gold. */
export const kejadianUbah = (dari: Isi, ke: Isi): 'UBAH_KADAR' | 'UBAH_BERAT' | undefined => {
  if (dari.persen !== ke.persen) return 'UBAH_KADAR';
  return dari.berat !== ke.berat || dari.murni !== ke.murni ? 'UBAH_BERAT' : undefined;
};

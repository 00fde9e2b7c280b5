import { refusals, fill, type Refusal } from '#kit/rules/refusal.ts';
import { sifatPesan, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';

/** What is filled into the places of a template. */
export type Nilai = Readonly<Record<string, string>>;

/** Lines that we made ourselves of parts; their parts are made clean like every other value. */
const BERBARIS = new Set(['barang', 'emas_lama', 'isi', 'jadwal', 'rincian']);
/** The one link that a message may hold: the shop's own page of the nota. */
const TAUTAN = new Set(['alamat_nota']);
/** Gateways take 4,096 characters. */
const TERPANJANG = 4000;
const NILAI_TERPANJANG = 200;

/** Control and direction characters, that hide or turn what is read. */
const TERSEMBUNYI = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const DOMAIN = [
  'com|net|org|id|co|me|ly|io|link|site|xyz|info|biz|app|shop|online|store|top|click',
  'cc|to|gl|gg|vip|page|web|dev|sbs|icu',
].join('|');
const LINK = new RegExp(
  `(?:[a-z][a-z0-9+.-]*://|www\\.)\\S*|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${DOMAIN})\\b(?:[/:?#]\\S*)?`,
  'gi',
);

/** A value as one line of plain words: nothing hidden, no link (reliability 40). */
export const bersihkanNilai = (nilai: string): string =>
  nilai
    .normalize('NFKC')
    .replace(TERSEMBUNYI, ' ')
    .replace(LINK, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, NILAI_TERPANJANG);

const barisBersih = (nilai: string): string =>
  nilai
    .split('\n')
    .map(bersihkanNilai)
    .filter((baris) => baris !== '')
    .join('\n');

const tautan = (nilai: string): string =>
  /^https?:\/\/[\x21-\x7e]{1,300}$/.test(nilai) ? nilai : '';

/** The values of a message as they are kept: each made clean by what it is. */
export const bersihkan = (nilai: Nilai): Nilai =>
  Object.fromEntries(
    Object.entries(nilai).map(([nama, isi]) => [
      nama,
      TAUTAN.has(nama) ? tautan(isi) : BERBARIS.has(nama) ? barisBersih(isi) : bersihkanNilai(isi),
    ]),
  );

const TEMPAT = /\{(\w+)\}/g;

/** The places of a template in their order, each once. */
export const tempatDi = (templat: string): string[] => [
  ...new Set([...templat.matchAll(TEMPAT)].map(([, nama = '']) => nama)),
];

/**
 * The words of a message. In one pass: what a value holds is never read as another place. A line whose
 * only content was an empty value goes, and so do empty lines at the end.
 */
export function isiPesan(templat: string, nilai: Nilai): string {
  const kosong = (baris: string): boolean =>
    /\{\w+\}/.test(baris) && isiBaris(baris, nilai).replace(/[*_~`\s]/g, '') === '';
  return templat
    .split('\n')
    .filter((baris) => !kosong(baris))
    .map((baris) => isiBaris(baris, nilai))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .slice(0, TERPANJANG);
}

const isiBaris = (baris: string, nilai: Nilai): string =>
  baris.replace(TEMPAT, (tempat, nama: string) =>
    Object.hasOwn(nilai, nama) ? (nilai[nama] ?? '') : tempat,
  );

const TIDAK = refusals({
  TEMPAT_SALAH: { field: 'isi', message: 'Tidak Ada Isian {tempat} Untuk Pesan Ini' },
  ISIAN_KURANG: { field: 'isi', message: 'Pesan Ini Harus Menyebut {tempat}' },
});

/** The names that words of a kind leave out, though it guards what is the customer's own (D-29.2). */
export const isianKurang = (jenis: JenisPesan, templat: string): string[] => {
  const ada = tempatDi(templat);
  return (sifatPesan(jenis).jaga ?? []).filter((nama) => !ada.includes(nama));
};

/** A place that this kind of message has nothing for would go out as it is written. */
export const periksaTemplatPesan = (jenis: JenisPesan, templat: string): Refusal[] => [
  ...tempatDi(templat)
    .filter((nama) => !sifatPesan(jenis).tempat.includes(nama))
    .map((nama) => fill(TIDAK.TEMPAT_SALAH, { tempat: `{${nama}}` })),
  ...isianKurang(jenis, templat).map((nama) => fill(TIDAK.ISIAN_KURANG, { tempat: `{${nama}}` })),
];

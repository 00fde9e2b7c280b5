import * as z from 'zod/mini';
import { text, type Field } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { textSchema } from '#kit/contract/limits.ts';
import { sentence, word } from '#kit/rules/sentence.ts';

/** What every screen of the catalogue has in common (3§2, 3§8). */
export const KATALOG = {
  removal: 'whole',
  loose: true,
  success: {
    createMessage: 'Data Berhasil Ditambahkan',
    updateMessage: 'Data Berhasil Dirubah',
    removeMessage: 'Data Berhasil Di Hapus',
  },
} as const;

/** What is said where the server has no words of its own (3§8). */
export const gagal = (noun: string) => {
  const jenis = word(noun);
  return {
    createMessage: sentence('Gagal Menambahkan {jenis} Katalog, Coba Beberapa Saat Lagi', {
      jenis,
    }),
    updateMessage: sentence('Gagal Mengubah {jenis} Katalog, Coba Beberapa Saat Lagi', { jenis }),
    removeMessage: sentence('Gagal Menghapus {jenis} Katalog, Coba Beberapa Saat Lagi', { jenis }),
  };
};

/** Pictures of the catalogue go here; the folder says what they are pictures of (3§7). */
export const UNGGAH = 'POST gambar-katalog';
export const GAMBAR_WAJIB = sentence('Gambar Wajib Dimasukan');

/** A text that may be empty: it is then kept as one space (3§5). */
export const spasi = (label: string, max = 200): Field<string> =>
  alike<string>(text(label, { min: 0, max }), { optional: true }, () =>
    z.codec(
      z.optional(z.nullable(z.string())),
      textSchema(label, { min: 0, max }).check(z.overwrite((value: string) => value || ' ')),
      { decode: (given) => given ?? '', encode: (held) => held },
    ),
  );

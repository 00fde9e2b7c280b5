import type { Refusal } from '#kit/rules/refusal.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import type { DocumentWords } from '#areas/buku/contract/document-words.ts';

/** Why a document of a kind is not found or not taken back, in the kind's own name. */
export function refusalsOf({
  name,
  title,
  missing = title,
}: DocumentWords): Readonly<Record<'missing' | 'cancelled' | 'yesterday', Refusal>> {
  const code = name.toUpperCase();
  const dokumen = word(title);
  return {
    missing: {
      code: `${code}_TIDAK_ADA`,
      message: sentence('{dokumen} Tidak Ditemukan', { dokumen: word(missing) }),
    },
    cancelled: {
      code: `${code}_SUDAH_BATAL`,
      message: sentence('{dokumen} Sudah Dibatalkan', { dokumen }),
    },
    yesterday: {
      code: `${code}_KEMARIN`,
      message: sentence('Tidak Dapat Batal {dokumen} Kemarin', { dokumen }),
    },
  };
}

import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';

/** A document in some state. */
export type Standing = { readonly status: string; readonly [column: string]: unknown };

/** What the words of a state may name of a document. */
const filled = (row: Standing): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]));

type Says = Readonly<Record<'missing' | 'cancelled' | 'yesterday' | 'notLast', Refusal>> & {
  /** In a state that allows it no more. */
  inState(row: Standing): Refusal;
  /** Others stand on it. */
  wentOn(last: string): Refusal;
};

/** Why a document of a kind is not found or not cancelled, in the kind's own name. */
export function refusalsOf(spec: DocumentSpec): Says {
  const { name, title, missing = title } = spec;
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
      ...spec.cancel.yesterday,
    },
    notLast: {
      code: `${code}_BUKAN_TERAKHIR`,
      message: sentence('{dokumen} Ini Bukan Yang Terakhir', { dokumen }),
    },
    inState: (row) => {
      const state = statesOf(spec)[row.status];
      const status = word(state?.name ?? row.status);
      const standard = {
        code: `${code}_STATUS`,
        message: sentence('{dokumen} Berstatus {status}', { dokumen, status }),
      };
      return state?.says
        ? fill(state.says, { ...filled(row), no: String(row[spec.key]) })
        : standard;
    },
    wentOn: (no) => ({
      code: `${code}_BERLANJUT`,
      message: sentence('{dokumen} Sudah Diikuti {no}', { dokumen, no }),
    }),
  };
}

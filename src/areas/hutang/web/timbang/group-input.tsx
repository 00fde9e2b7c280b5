import { sourceOf } from '#kit/contract/chosen.ts';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { barangFields } from '#areas/stock/contract/barang.fields.ts';

const GROUP = sourceOf(barangFields.kode_group);
type Typed = { readonly kode_group: string | null };
type Props = { typed: Typed; at: number; set: (part: Typed) => void };

/** The group that a pledged piece is of once it is the shop's own. */
export const GroupInput = ({ typed, at, set }: Props) => (
  <RefInput
    label={t('Group')}
    name={`barang.${at}.kode_group`}
    source={GROUP}
    value={typed.kode_group}
    onChange={(kode_group) => set({ kode_group })}
  />
);

import { IconTrash } from '@tabler/icons-react';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { IconButton } from '#kit/web/frame/button.tsx';
import { IntInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { barisDiminta } from '#areas/pre-order/contract/pre-order.api.ts';
import type { PoLine } from '#areas/pre-order/web/draft.ts';
import { FotoSatu } from '#areas/stock/web/foto-satu.tsx';
import css from '#areas/pre-order/web/pre-order.module.css';

type Props = {
  line: PoLine;
  at: number;
  said: Readonly<Record<string, string>>;
  onSet: (part: Partial<PoLine>) => void;
  onDrop: (() => void) | undefined;
};

/** One line of what is looked for: in the customer's words, of which gold, how many and how heavy each. */
export function PoRow({ line, at, said, onSet, onDrop }: Props) {
  const wrong = (name: string) => tOf(said[`barang.${at}.${name}`]);
  const { id } = line;
  return (
    <div className={css.line}>
      <TextInput
        label={t('Deskripsi')}
        name={`deskripsi-${id}`}
        maxLength={300}
        value={line.deskripsi}
        onChange={(deskripsi) => onSet({ deskripsi: deskripsi || null })}
        error={wrong('deskripsi')}
      />
      {(['kode_dept', 'kode_group', 'kode_kadar'] as const).map((name) => (
        <RefInput
          key={name}
          label={t(barisDiminta[name].label)}
          name={`${name}-${id}`}
          source={sourceOf(barisDiminta[name])}
          clearable
          value={line[name]}
          onChange={(kode) => onSet({ [name]: kode })}
          error={wrong(name)}
        />
      ))}
      <IntInput
        label={t('Qty')}
        name={`qty-${id}`}
        value={line.qty}
        onChange={(qty) => onSet({ qty })}
        error={wrong('qty')}
      />
      <WeightInput
        label={t('Berat per barang')}
        name={`berat-${id}`}
        value={line.berat}
        onChange={(berat) => onSet({ berat })}
        error={wrong('berat')}
      />
      <RupiahInput
        label={t('Harga Perkiraan')}
        name={`harga_perkiraan-${id}`}
        value={line.harga_perkiraan}
        onChange={(harga_perkiraan) => onSet({ harga_perkiraan })}
        error={wrong('harga_perkiraan')}
      />
      <FotoSatu
        nama={line.deskripsi ?? t('Gambar')}
        foto={line.gambar}
        wrong={wrong('gambar')}
        onFoto={(gambar) => onSet({ gambar })}
      />
      {onDrop && (
        <IconButton size={28} label={t('Keluarkan baris {no}', { no: at + 1 })} onClick={onDrop}>
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

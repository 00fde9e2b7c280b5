import { IconDiamond, IconX } from '@tabler/icons-react';
import { optional, ref, type Field } from '#kit/contract/field.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import type { Values } from '#kit/web/write/check.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { berlianFields } from '#areas/stock/contract/barang.fields.ts';
import { MASTER_BATU } from '#areas/stock/web/master-batu.ts';
import css from '#areas/stock/web/tambah/tambah.module.css';

const ISIAN = {
  ...berlianFields,
  ...Object.fromEntries(
    Object.entries(MASTER_BATU).map(([name, master]) => {
      const { label } = berlianFields[name as keyof typeof MASTER_BATU];
      return [name, optional(ref(label, master, 'nama'))];
    }),
  ),
};
const BERAT_BATU: Field = { ...(ISIAN.carat as Field), unit: 'ct' };

type Props = { batu: readonly Values[]; onChange: (batu: readonly Values[]) => void };

/** The stones that are set in the piece that is being typed (D-23.1). */
export function BerlianSlot({ batu: stones, onChange }: Props) {
  const tambah = async () => {
    const stone = await openDialog<Values | undefined>((close) => <BatuDialog onClose={close} />);
    if (stone) onChange([...stones, stone]);
  };
  return (
    <fieldset className={css.batu}>
      <legend>{t('Berlian')}</legend>
      <ul>
        {stones.map((stone, at) => (
          <li key={at}>
            <span>{teksBatu(stone)}</span>
            <IconButton
              size={24}
              label={t('Buang batu {ke}', { ke: at + 1 })}
              onClick={() => onChange(stones.filter((other) => other !== stone))}
            >
              <IconX size={13} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        icon={<IconDiamond size={15} stroke={1.7} aria-hidden />}
        onClick={() => void tambah()}
      >
        {t('Tambah batu')}
      </Button>
    </fieldset>
  );
}

function teksBatu(stone: Values): string {
  const words = ['shape', 'color', 'clarity', 'no_sertifikat'].map((name) => stone[name]);
  const harga = stone.harga_jual as Rupiah | null;
  return [
    `${formatGram(stone.carat as Miligram)} ct`,
    ...words.filter(Boolean),
    ...(harga ? [formatRupiah(harga)] : []),
  ].join(', ');
}

function BatuDialog({ onClose }: { onClose: (stone: Values | undefined) => void }) {
  const form = useFields(ISIAN);
  const save = () => {
    const values = form.check();
    if (values) onClose(values);
  };
  return (
    <DialogFrame
      title={t('Tambah batu')}
      width={640}
      onClose={() => onClose(undefined)}
      foot={
        <>
          <Button onClick={() => onClose(undefined)}>{t('Batal')}</Button>
          <Button look="primary" shortcut="Ctrl Enter" onClick={save} data-submit>
            {t('Tambah')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={save} className={css.kelompok} label={t('Tambah batu')}>
        {Object.entries(ISIAN).map(([name, of]) => (
          <div key={name}>
            <FieldInput
              of={name === 'carat' ? BERAT_BATU : (of as Field)}
              {...form.bind(name)}
              autoFocus={name === 'carat'}
            />
          </div>
        ))}
      </FormFrame>
    </DialogFrame>
  );
}

import { IconDiamond, IconX } from '@tabler/icons-react';
import type { Field } from '#kit/contract/field.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { mg } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { GramInput, IntInput } from '#kit/web/input/number-input.tsx';
import { CheckList } from '#kit/web/input/check-list.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { batuDiminta } from '#areas/pembelian/contract/pembelian.fields.ts';
import {
  BATU_KOSONG,
  parcelKembali,
  type BarisDraft,
  type BatuDraft,
} from '#areas/pembelian/web/beli/draft-beli.ts';
import type { Hitung } from '#areas/pembelian/web/beli/use-hitung.ts';
import css from '#areas/pembelian/web/beli/beli.module.css';

const BERAT_BATU: Field = { ...(batuDiminta.carat as Field), unit: 'ct' };

type Props = {
  readonly baris: BarisDraft;
  /** What its stones are paid, and which of its nota are not there, once that is known. */
  readonly jadi: Hitung['jadi'];
  readonly onUbah: (part: Partial<BarisDraft>) => void;
  /** Whether others than those of the nota may be added: a shop without its module buys none. */
  readonly lain: boolean;
};

/** Stones that come with the gold: those of its nota are ticked, others are typed (D-45.7). */
export function BatuBeli({ baris, jadi, onUbah, lain: bolehLain }: Props) {
  const { batu_nota = [] } = baris;
  // A draft of an older version has none.
  const berlian = (baris.berlian as readonly BatuDraft[] | undefined) ?? [];
  const kode = batu_nota.map((one) => one.kode_berlian);
  const kembali = berlian.flatMap((one) => kode.filter((nota) => nota === one.kode_berlian));
  const lain = berlian.filter(({ kode_berlian }) => !kembali.includes(kode_berlian ?? ''));
  const tambah = async () => {
    const stone = await openDialog<BatuDraft | undefined>((close) => (
      <BatuDialog onClose={close} />
    ));
    if (stone) onUbah({ berlian: [...berlian, stone] });
  };
  return (
    <div className={css.batu}>
      {batu_nota.length > 0 && (
        <CheckList
          label={t('Batu nota yang kembali')}
          options={batu_nota.map(({ kode_berlian, isi }) => ({
            value: kode_berlian,
            label: `${kode_berlian} ${isi}`,
          }))}
          value={kembali}
          onChange={(dipilih) =>
            onUbah({
              berlian: [
                ...(dipilih ?? []).map(
                  (one) =>
                    berlian.find(({ kode_berlian }) => kode_berlian === one) ?? {
                      ...BATU_KOSONG,
                      kode_berlian: one,
                    },
                ),
                ...lain,
              ],
            })
          }
        />
      )}
      {parcelKembali({ ...baris, berlian }).map(([nota, one]) => (
        <ParcelKembali
          key={nota.kode_berlian}
          nota={nota}
          batu={one}
          onUbah={(part) =>
            onUbah({
              berlian: berlian.map((other) => (other === one ? { ...one, ...part } : other)),
            })
          }
        />
      ))}
      {lain.length > 0 && (
        <ul aria-label={t('Batu lain')}>
          {lain.map((one, at) => (
            <li key={at}>
              <span>{teksBatu(one)}</span>
              <IconButton
                size={24}
                label={t('Buang batu {ke}', { ke: at + 1 })}
                onClick={() => onUbah({ berlian: berlian.filter((other) => other !== one) })}
              >
                <IconX size={13} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p>
        {bolehLain && (
          <Button
            size="sm"
            icon={<IconDiamond size={15} stroke={1.7} aria-hidden />}
            onClick={() => void tambah()}
          >
            {t('Tambah batu')}
          </Button>
        )}
        {berlian.length > 0 && jadi && (
          <span>{t('Harga batu {harga}', { harga: formatRupiah(jadi.batu_rp) })}</span>
        )}
        {jadi?.batu_kurang && (
          <span>
            {t('Batu nota tidak kembali: {kode}, tidak dibayar {harga}', {
              kode: jadi.batu_kurang,
              harga: formatRupiah(jadi.batu_kurang_rp),
            })}
          </span>
        )}
        {jadi && (jadi.batu_rp > 0 || jadi.batu_kurang) && <em>{t('perlu otorisasi')}</em>}
      </p>
    </div>
  );
}

type Parcel = {
  readonly nota: NonNullable<BarisDraft['batu_nota']>[number];
  readonly batu: BatuDraft;
  readonly onUbah: (part: Pick<BatuDraft, 'butir'> | Pick<BatuDraft, 'carat'>) => void;
};
/** A parcel is counted when it comes back: how many of its stones, and what they weigh where that was weighed. */
const ParcelKembali = ({ nota: { kode_berlian, butir: dijual }, batu, onUbah }: Parcel) => (
  <div className={css.parcel}>
    <span>{t('{kode}: {butir} butir di nota', { kode: kode_berlian, butir: dijual })}</span>
    <IntInput
      label={t('Butir yang kembali')}
      name={`butir-${kode_berlian}`}
      fromOne
      value={batu.butir}
      onChange={(butir) => onUbah({ butir })}
      width={140}
    />
    <GramInput
      label={t('Carat bila ditimbang')}
      name={`carat-${kode_berlian}`}
      unit="ct"
      value={batu.carat}
      onChange={(isi) => onUbah({ carat: isi })}
      width={160}
    />
  </div>
);

const teksBatu = ({ kode_berlian, no_faktur_jual, carat, ...batu }: BatuDraft): string =>
  [
    kode_berlian ?? `${formatGram(carat ?? mg(0))} ct`,
    no_faktur_jual,
    batu.shape,
    batu.color,
    batu.clarity,
    batu.lembaga,
    batu.no_sertifikat,
  ]
    .filter(Boolean)
    .join(', ');

/** One that the shop sold loose by its code and its nota, or what is said of any other. */
function BatuDialog({ onClose }: { onClose: (stone: BatuDraft | undefined) => void }) {
  const form = useFields(batuDiminta);
  const save = () => {
    const values = form.check();
    if (values) onClose({ ...BATU_KOSONG, ...(values as Partial<BatuDraft>) });
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
      <FormFrame onSave={save} className={css.isianBatu} label={t('Tambah batu')}>
        {Object.entries(batuDiminta).map(([name, of]) => (
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

import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import type { Pengambil } from '#areas/penjualan/rules/milik.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';

export const TANPA_PENGAMBIL: Pengambil = { kode_nota: null, diambil_oleh: null, no_ktp: null };

type Props = {
  value: Pengambil;
  onChange: (value: Pengambil) => void;
  /** What the server refused, by field. */
  said?: Readonly<Record<string, string>>;
  /** What the QR on its paper is called. */
  qr: string;
};

/** Who fetches: the QR of the slip is scanned, or name and card are written down (D-51.9). */
export function PengambilFields({ value, onChange, said = {}, qr }: Props) {
  const { told } = usePerson();
  if (!readParam(told, penjualanParam.IDENTITAS_AMBIL_WAJIB)) return null;
  const field = (name: keyof Pengambil, label: string, maxLength: number) => (
    <TextInput
      label={label}
      name={name}
      typed={name === 'no_ktp' ? 'digitsOnly' : undefined}
      maxLength={maxLength}
      value={value[name]}
      error={said[name]}
      onChange={(text) => onChange({ ...value, [name]: text || null })}
    />
  );
  return (
    <>
      {field('kode_nota', qr, 300)}
      {!value.kode_nota && (
        <>
          {field('diambil_oleh', t('Diambil oleh'), 100)}
          {field('no_ktp', t('No KTP Yang Mengambil'), 16)}
        </>
      )}
    </>
  );
}

import { IconPlugConnected } from '@tabler/icons-react';
import { shellWith } from '#kit/web/base/shell.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { chooseSerial, hasSerial } from '#kit/web/device/serial.ts';
import type { AgentPrinter, Known, Outlet, Way } from '#kit/web/device/settings.ts';
import { chooseUsb, hasUsb } from '#kit/web/device/usb.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import type { Agen } from '#areas/akses/contract/agen.api.ts';
import css from '#areas/akses/web/perangkat/perangkat.module.css';
import { useSesi } from '#areas/akses/web/sesi.ts';

const JALAN: Readonly<Record<Way, string>> = {
  BROWSER: mark('Jendela cetak browser'),
  USB: mark('Langsung lewat USB'),
  SERIAL: mark('Langsung lewat port serial'),
  SHELL: mark('Lewat aplikasi kasir'),
  AGEN: mark('Lewat agen cetak'),
};
const BAUD = [9600, 19_200, 38_400, 57_600, 115_200];

type Kertas = 'escpos' | 'label';
const jalanDisini = (kertas: Kertas, agen: readonly Agen[], kini: Way): Way[] => [
  'BROWSER',
  ...(shellWith(kertas) ? (['SHELL'] as const) : []),
  ...(hasUsb() ? (['USB'] as const) : []),
  ...(hasSerial() ? (['SERIAL'] as const) : []),
  ...(agen.length > 0 || kini === 'AGEN' ? (['AGEN'] as const) : []),
];

/** Whether a way needs a choice that has not been made. */
export const belumDipilih = ({ way, device, agent }: Outlet): boolean =>
  way === 'AGEN' ? !agent : way !== 'SHELL' && device === null;

type Props<O extends Outlet> = {
  kertas: Kertas;
  agen: readonly Agen[];
  value: O;
  onChange: (value: O) => void;
};

/** The way to a printer, and which one it is. */
export function PilihJalan<O extends Outlet>({ kertas, agen, value, onChange }: Props<O>) {
  const { way, device, baud, agent } = value;
  return (
    <>
      <SelectInput
        label={t('Jalan cetak')}
        name="way"
        searchable={false}
        options={jalanDisini(kertas, agen, way).map((one) => ({ value: one, label: JALAN[one] }))}
        value={way}
        onChange={(next) =>
          onChange({ ...value, way: (next ?? 'BROWSER') as Way, device: null, agent: null })
        }
      />
      {way === 'SERIAL' && (
        <PilihBaud baud={baud} onChange={(next) => onChange({ ...value, baud: next })} />
      )}
      {(way === 'USB' || way === 'SERIAL') && (
        <PilihAlat
          device={device}
          choose={way === 'USB' ? chooseUsb : chooseSerial}
          onChange={(next) => onChange({ ...value, device: next })}
        />
      )}
      {way === 'AGEN' && (
        <PilihAgen
          agen={agen}
          value={agent ?? null}
          onChange={(next) => onChange({ ...value, agent: next })}
        />
      )}
    </>
  );
}

type AgenProps = {
  agen: readonly Agen[];
  value: AgentPrinter | null;
  onChange: (value: AgentPrinter | null) => void;
};

/** One printer of one agent; one that is no longer there stays named until another is chosen. */
function PilihAgen({ agen, value, onChange }: AgenProps) {
  const toko = useSesi().toko.kode_toko;
  const ada = agen.flatMap(({ id, nama, printer }) =>
    printer.map((one): AgentPrinter => ({ id, agent: nama, printer: one, toko })),
  );
  const kunciOf = ({ id, printer }: AgentPrinter) => `${id}/${printer}`;
  const semua =
    value && !ada.some((one) => kunciOf(one) === kunciOf(value)) ? [...ada, value] : ada;
  return (
    <SelectInput
      label={t('Printer agen')}
      name="agen"
      searchable={false}
      asIs
      options={semua.map((one) => ({
        value: kunciOf(one),
        label: `${one.agent} · ${one.printer}`,
      }))}
      value={value ? kunciOf(value) : null}
      onChange={(next) => onChange(semua.find((one) => kunciOf(one) === next) ?? null)}
    />
  );
}

type BaudProps = { baud: number; onChange: (baud: number) => void };

export const PilihBaud = ({ baud, onChange }: BaudProps) => (
  <SelectInput
    label={t('Kecepatan port (baud)')}
    name="baud"
    searchable={false}
    asIs
    options={BAUD.map((one) => ({ value: String(one), label: String(one) }))}
    value={String(baud)}
    onChange={(next) => onChange(Number(next ?? 9600))}
  />
);

type AlatProps = {
  device: Known | null;
  choose: () => Promise<Known | undefined>;
  onChange: (device: Known) => void;
};

/** Which device of those that are connected; the browser asks, and remembers its permission. */
export function PilihAlat({ device, choose, onChange }: AlatProps) {
  const ask = async () => {
    try {
      const chosen = await choose();
      if (chosen) onChange(chosen);
    } catch {
      // The list of the browser was closed without a choice.
      toast.warning('Tidak ada alat yang dipilih');
    }
  };
  return (
    <div className={css.alat} data-alat={device?.name}>
      <Button
        icon={<IconPlugConnected size={16} stroke={1.7} aria-hidden />}
        onClick={() => void ask()}
      >
        {device ? t('Ganti alat') : t('Pilih alat')}
      </Button>
      <span>{device ? device.name : t('belum dipilih')}</span>
    </div>
  );
}

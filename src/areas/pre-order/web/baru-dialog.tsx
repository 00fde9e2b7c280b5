import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Hari } from '#kit/rules/hari.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { focusField, focusSoon } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { customerBody } from '#areas/customer/web/customer-body.ts';
import { CustomerFields } from '#areas/customer/web/customer-fields.tsx';
import { buatPoEndpoint, daftarPoEndpoint } from '#areas/pre-order/contract/pre-order.api.ts';
import { blankPo, lacksPo, poBody, type PoLine } from '#areas/pre-order/web/draft.ts';
import { PoRow } from '#areas/pre-order/web/po-row.tsx';
import { SupplierInput } from '#areas/pre-order/web/supplier-input.tsx';
import css from '#areas/pre-order/web/pre-order.module.css';

type Said = Readonly<Record<string, string>>;
const NOBODY = { kode_customer: null, nama: null, no_hp: null, alamat: null, setuju_promo: null };
type Known = { readonly [K in Exclude<keyof typeof NOBODY, 'setuju_promo'>]: string | null };
type Customer = Known & { readonly setuju_promo: boolean | null };

/** What a customer looks for and the shop has not: whose, what, until when (D-33.13). */
export function BaruDialog({ onClose }: { onClose: () => void }) {
  const { tgl_system } = usePerson();
  const [customer, setCustomer] = useState<Customer>(NOBODY);
  const [lines, setLines] = useState<readonly PoLine[]>([blankPo(1)]);
  const [janji, setJanji] = useState<Hari | null>(null);
  const [supplier, setSupplier] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState<string | null>(null);
  const [said, setSaid] = useState<Said>({});
  const write = useWrite(buatPoEndpoint, {
    refresh: [daftarPoEndpoint],
    onProblem: (problem) => take(problem, lines, setSaid),
    after: ({ no_po }) => {
      toast.success(t('Pre order {no} disimpan', { no: no_po }));
      onClose();
    },
  });
  const add = () => {
    const id = 1 + Math.max(...lines.map((one) => one.id));
    setLines([...lines, blankPo(id)]);
    focusSoon(`deskripsi-${id}`);
  };
  const send = () => {
    if (write.busy) return;
    const missing = lines.flatMap((one, at) =>
      lacksPo(one).map(([name, why]) => [`barang.${at}.${name}`, why] as const),
    );
    const [first] = missing;
    setSaid(Object.fromEntries(missing));
    if (first) return focusField(fieldOf(first[0], lines));
    void write.send({
      body: {
        customer: customerBody(customer),
        kode_supplier: supplier,
        tgl_janji: janji,
        no_order: null,
        barang: lines.map(poBody),
        keterangan,
      },
    });
  };
  useHotkey('F9', send, !write.busy);
  const form = {
    draft: customer,
    said,
    set: (part: Partial<Customer>) => setCustomer((old) => ({ ...old, ...part })),
    pick: ({ kode_customer, nama, no_hp, alamat }: Known) =>
      setCustomer({ ...NOBODY, kode_customer, nama, no_hp, alamat }),
  };
  return (
    <DialogFrame
      title={t('Pre order baru')}
      width={760}
      onClose={write.busy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={write.busy}>
            {t('Kembali')}
          </Button>
          <Button look="primary" busy={write.busy} shortcut="F9" onClick={send} data-submit>
            {t('Simpan pre order')}
          </Button>
        </>
      }
    >
      <FormFrame onSave={send} className={css.stack}>
        <CustomerFields form={form} />
        {lines.map((line, at) => (
          <PoRow
            key={line.id}
            line={line}
            at={at}
            said={said}
            onSet={(part) =>
              setLines((old) => old.map((one) => (one.id === line.id ? { ...one, ...part } : one)))
            }
            onDrop={
              lines.length > 1
                ? () => setLines(lines.filter((one) => one.id !== line.id))
                : undefined
            }
          />
        ))}
        <Button icon={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('Tambah baris')}
        </Button>
        <DayInput
          label={t('Janji')}
          name="tgl_janji"
          min={tgl_system}
          value={janji}
          onChange={setJanji}
          error={tOf(said.tgl_janji)}
        />
        <SupplierInput value={supplier} onChange={setSupplier} error={tOf(said.kode_supplier)} />
        <TextInput
          label={t('Keterangan')}
          name="keterangan"
          maxLength={300}
          value={keterangan}
          onChange={(next) => setKeterangan(next || null)}
        />
      </FormFrame>
    </DialogFrame>
  );
}

/** The field that a sentence of the server belongs to. */
const fieldOf = (path: string, lines: readonly PoLine[]): string =>
  path
    .replace(/^customer\./, '')
    .replace(/^barang\.(\d+)\.(.+)$/, (_, at, name) => `${name}-${lines[Number(at)]?.id}`);

function take(
  { errors }: Problem,
  lines: readonly PoLine[],
  setSaid: (said: Said) => void,
): boolean {
  setSaid(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
  const [first] = errors;
  if (!first?.path) return false;
  focusField(fieldOf(first.path, lines));
  toast.error(first.message);
  return true;
}

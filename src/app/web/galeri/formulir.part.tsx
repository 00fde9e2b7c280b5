import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { rupiah, text } from '#kit/contract/field.ts';
import { gather, refusals } from '#kit/rules/refusal.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import { Part } from '#app/web/galeri/bits.tsx';
import css from '#app/web/galeri/galeri.module.css';

const FIELDS = { nominal: rupiah('Harga Emas Global'), alasan: text('Alasan') };
/** The server does not have this endpoint: pressing the button shows how a failure looks. */
const contohEndpoint = defineEndpoint({
  call: 'POST galeri',
  summary: 'Contoh',
  body: FIELDS,
  right: 'login',
});
const TIDAK = refusals({
  TERLALU_RENDAH: { field: 'nominal', message: 'Harga di bawah satu juta' },
});

/** A transaction form: the refusal of a shared rule is shown at its field before anything is sent. */
export default function FormulirPart() {
  return (
    <Part title="Formulir transaksi">
      <div className={css.plate}>
        <TransactionForm
          of={contohEndpoint}
          fields={FIELDS}
          check={({ nominal }) =>
            gather([nominal !== null && nominal < 1_000_000, TIDAK.TERLALU_RENDAH])
          }
          submit="Simpan harga"
          onCancel={() => {}}
        >
          <Facts of={{ 'Harga sekarang': 'Rp 2,630,000' }} />
          <FormField name="nominal" autoFocus />
          <FormField name="alasan" hint="Dicatat bersama nama Anda" />
        </TransactionForm>
      </div>
    </Part>
  );
}

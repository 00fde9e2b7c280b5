import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { FormField, TransactionForm } from '#kit/web/write/transaction-form.tsx';
import { withPerson } from '#areas/akses/web/with-person.tsx';
import { koreksiPoinEndpoint, koreksiPoinFields } from '#areas/member/contract/poin.api.ts';
import { periksaKoreksi } from '#areas/member/rules/hadiah.ts';
import { BACA_POIN } from '#areas/member/web/hadiah/acts-hadiah.ts';
import type { KartuMember } from '#areas/member/web/use-saldo-poin.ts';
import css from '#areas/member/web/member.module.css';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

/** A member's points in large figures, with what they are worth, and the way to the card and to a correction. */
export function KartuPoin({ kartu }: { kartu: KartuMember }) {
  const atasan = setidaknya(usePerson().level as Level, 'SPV');
  return (
    <section className={css.kartu} aria-label={t('Kartu member')}>
      <span>{kartu.nama}</span>
      <b>{t('{n} poin', { n: formatInt(kartu.poin) })}</b>
      <small>
        {[kartu.kode_customer, kartu.no_hp, formatRupiah(kartu.nilai_rp)]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {kartu.berakhir_tgl && (
        <small>
          {t('{n} poin berakhir {tgl}', {
            n: formatInt(kartu.berakhir_poin),
            tgl: formatHariPanjang(hari(kartu.berakhir_tgl), t),
          })}
        </small>
      )}
      <div className={css.acts}>
        <Button size="sm" onClick={() => void openPeek('customer', kartu.kode_customer)}>
          {t('Data member')}
        </Button>
        {atasan && (
          <Button size="sm" onClick={() => void openKoreksi(kartu)}>
            {t('Koreksi poin')}
          </Button>
        )}
      </div>
    </section>
  );
}

const openKoreksi = (kartu: KartuMember): Promise<void> =>
  openDialog<void>((close) => withPerson(<Koreksi kartu={kartu} onClose={() => close()} />));

/** Points put right by an owner, or with one's word (D-39.5). */
const Koreksi = ({ kartu, onClose }: { kartu: KartuMember; onClose: () => void }) => (
  <DialogFrame title={t('Koreksi poin {nama}', { nama: kartu.nama })} onClose={onClose}>
    <p>{t('Saldo sekarang {n} poin.', { n: formatInt(kartu.poin) })}</p>
    <TransactionForm
      of={koreksiPoinEndpoint}
      fields={koreksiPoinFields}
      params={{ kode_customer: kartu.kode_customer }}
      check={({ poin }) => periksaKoreksi(poin, kartu.poin)}
      success="Poin dikoreksi"
      refresh={BACA_POIN}
      after={onClose}
      onCancel={onClose}
    >
      <FormField
        name="poin"
        autoFocus
        hint={t('Tambah dengan angka biasa, kurangi dengan tanda minus')}
      />
      <FormField name="alasan" />
    </TransactionForm>
  </DialogFrame>
);

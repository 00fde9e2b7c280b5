import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { memberUltahEndpoint } from '#areas/customer/contract/member.api.ts';
import {
  settingMemberEndpoint,
  ubahSettingMemberEndpoint,
  ucapanFields,
} from '#areas/customer/contract/setting-member.api.ts';
import { isiUcapan, type SettingMember } from '#areas/customer/rules/kartu-member.ts';
import { ucapkan } from '#areas/customer/web/ucapkan.ts';
import css from '#areas/customer/web/setting-member/setting-member.module.css';

/** The greeting of the shop, and whose birthday is today. */
export function UltahSide({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useRead(settingMemberEndpoint);
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && <Ucapan setting={data} />}
        {data && <HariIni ucapan={data.ucapan} />}
      </div>
    </Screen>
  );
}

function Ucapan({ setting }: { setting: SettingMember }) {
  const form = useFields(ucapanFields, { start: { ucapan: setting.ucapan } });
  const { nama_toko } = useSesi().toko;
  const write = useWrite(ubahSettingMemberEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [settingMemberEndpoint],
    onProblem: form.take,
    after: ({ ucapan }) => form.reset({ ucapan }),
  });
  const save = () => {
    const values = form.check() as { ucapan: string } | undefined;
    if (values) void write.send({ body: { ...setting, ...values } });
  };
  const contoh = {
    nama: t('Ibu Ratna'),
    kode_customer: 'M0001',
    tgl_lahir: '1990-11-21',
    toko: nama_toko,
  };
  return (
    <FormFrame onSave={save} className={css.form} label={t('Ucapan ulang tahun')}>
      <FieldInput of={ucapanFields.ucapan} {...form.bind('ucapan')} />
      <p className={css.bubble}>{isiUcapan(String(form.values.ucapan ?? ''), contoh)}</p>
      <Button
        look="primary"
        busy={write.busy}
        disabled={!form.changed}
        onClick={save}
        data-submit
        shortcut="Ctrl Enter"
      >
        {t('Simpan')}
      </Button>
    </FormFrame>
  );
}

function HariIni({ ucapan }: { ucapan: string }) {
  const { data, error, refetch } = useRead(memberUltahEndpoint);
  const { nama_toko } = useSesi().toko;
  return (
    <section className={css.today}>
      <h2>{t('Ulang tahun hari ini')}</h2>
      {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyBlock
          title={t('Tidak Ada Data')}
          text={t('Tidak ada member berulang tahun hari ini.')}
        />
      )}
      <ul>
        {data?.map((member) => (
          <li key={member.kode_customer}>
            <span>
              <b>{member.nama}</b>{' '}
              <small>{[member.kode_customer, member.no_hp].filter(Boolean).join(', ')}</small>
            </span>
            <Button
              size="sm"
              icon={<IconBrandWhatsapp size={15} stroke={1.7} aria-hidden />}
              onClick={() => ucapkan(ucapan, { ...member, toko: nama_toko })}
            >
              {t('Ucapkan')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

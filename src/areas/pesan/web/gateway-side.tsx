import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AnswerOf, BodyOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  gatewayEndpoint,
  gatewayFields,
  ubahGatewayEndpoint,
  ujiGatewayEndpoint,
} from '#areas/pesan/contract/gateway-pesan.api.ts';
import { daftarPesanEndpoint } from '#areas/pesan/contract/pesan.api.ts';
import css from '#areas/pesan/web/pesan.module.css';

/** Where messages go out. The token goes in here and is never shown again. */
export function GatewaySide({ tabs }: { tabs?: ReactNode }) {
  const { data, error, refetch } = useRead(gatewayEndpoint);
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      <div className={css.scroll}>
        {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {data && <GatewayForm key={JSON.stringify(data)} of={data} />}
      </div>
    </Screen>
  );
}

function GatewayForm({ of }: { of: AnswerOf<typeof gatewayEndpoint> }) {
  const { ada_token, ...start } = of;
  const form = useFields(gatewayFields, { start: { ...start, token: null } });
  const save = useWrite(ubahGatewayEndpoint, {
    success: 'Data Berhasil Dirubah',
    refresh: [gatewayEndpoint, daftarPesanEndpoint],
    onProblem: form.take,
  });
  const uji = useWrite(ujiGatewayEndpoint, {
    success: 'Pesan uji masuk antrean',
    refresh: [daftarPesanEndpoint],
  });
  const keep = () => {
    const body = form.check() as BodyOf<typeof ubahGatewayEndpoint> | undefined;
    if (body) void save.send({ body });
  };
  const perluToken = ['WABLAS', 'CLOUD'].includes(String(form.values.jenis));
  return (
    <FormFrame onSave={keep} className={css.form} label={t('Gateway')}>
      <FieldInput of={gatewayFields.jenis} {...form.bind('jenis')} />
      {perluToken && (
        <>
          <FieldInput of={gatewayFields.alamat} {...form.bind('alamat')} />
          <FieldInput of={gatewayFields.pengirim} {...form.bind('pengirim')} />
          <FieldInput of={gatewayFields.token} {...form.bind('token')} />
          <p className={css.note}>
            {ada_token
              ? t('Token sudah tersimpan. Kosongkan bila tidak diganti.')
              : t('Belum ada token.')}
          </p>
        </>
      )}
      <FieldInput of={gatewayFields.kuota} {...form.bind('kuota')} />
      <div className={css.two}>
        <FieldInput of={gatewayFields.tenang_dari} {...form.bind('tenang_dari')} />
        <FieldInput of={gatewayFields.tenang_sampai} {...form.bind('tenang_sampai')} />
      </div>
      <p className={css.note}>
        {t('Pada jam tenang promo, ucapan dan pengingat menunggu. Nota dan laporan tetap dikirim.')}
      </p>
      <FieldInput of={gatewayFields.ultah} {...form.bind('ultah')} />
      <FieldInput of={gatewayFields.tempo_hari} {...form.bind('tempo_hari')} />
      <div className={css.acts}>
        <Button
          look="primary"
          busy={save.busy}
          disabled={!form.changed}
          onClick={keep}
          data-submit
          shortcut="Ctrl Enter"
        >
          {t('Simpan')}
        </Button>
        {start.jenis !== 'TIDAK' && (
          <Button
            icon={<IconSend size={16} aria-hidden />}
            busy={uji.busy}
            onClick={() => void uji.send({})}
          >
            {t('Kirim pesan uji ke nomor toko')}
          </Button>
        )}
      </div>
    </FormFrame>
  );
}

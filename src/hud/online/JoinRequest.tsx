import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OnlineView } from '../../session/contracts/online.ts';
import { useTexts } from '../kit/context.tsx';
import { AnswerButton, NEVER } from './AnswerButton.tsx';
import type { LastAnswer } from './AnswerButton.tsx';
import { useRoom } from './useRoom.tsx';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import pairing from './pairing.module.css';

/** Asks about the next guest. Each question has its own buttons, so that an answer is for nobody else. */
export function JoinRequest(): VNode {
  const { applicant } = useRoom().view;
  const last = useRef(NEVER);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (applicant) element.current?.scrollIntoView({ block: 'nearest' });
  }, [applicant?.id]);
  return (
    <div ref={element} class={form.form} role="alert" hidden={applicant === null}>
      {applicant && <Question key={applicant.id} applicant={applicant} last={last} />}
    </div>
  );
}

interface QuestionProps {
  readonly applicant: NonNullable<OnlineView['applicant']>;
  readonly last: LastAnswer;
}

function Question({ applicant: { id, name, others }, last }: QuestionProps): VNode {
  const { t } = useTexts();
  const { online } = useRoom();
  return (
    <>
      <p>{t('room.applicant', { name })}</p>
      {others > 0 && <p class={text.hint}>{t('room.asking', { count: others })}</p>}
      <div class={pairing.handOverButtons}>
        <AnswerButton look="go" sign="check" last={last} onPress={() => online.answerApplicant(true, id)}>
          {t('room.applicant.yes')}
        </AnswerButton>
        <AnswerButton look="plain" last={last} onPress={() => online.answerApplicant(false, id)}>
          {t('room.applicant.no')}
        </AnswerButton>
        {others > 0 && (
          <AnswerButton look="plain" last={last} onPress={() => online.turnAllDown()}>
            {t('room.turn-down')}
          </AnswerButton>
        )}
      </div>
    </>
  );
}

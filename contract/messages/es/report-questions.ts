import type * as english from '../report-questions.ts';
import type { Translation } from '../translation.ts';
import { returned } from './returned.ts';

export const reportQuestions: Translation<typeof english> = {
  reportQuestions: {
    heading: '¿De qué deberíamos hablar?',
    sentence: (count) => `Preguntas que plantean los números: ${count}.`,
    standing: 'Tres preguntas para cualquier trimestre.',
    differs: {
      againFewer:
        'Volvieron menos visitantes que de costumbre. ¿Quién recibe a una familia en su segunda visita?',
      againMore: 'Volvieron más visitantes que de costumbre. ¿Qué queremos seguir haciendo?',
      againFewerThan: (count) =>
        `Volvió una parte menor de los visitantes que en ${count} de los cuatro conteos anteriores. ¿Quién recibe a una familia en su segunda visita?`,
      againMoreThan: (count) =>
        `Volvió una parte mayor de los visitantes que en ${count} de los cuatro conteos anteriores. ¿Qué queremos seguir haciendo?`,
      stillFewer:
        'Menos visitantes siguen aquí después de medio año. ¿A qué los invitamos en el camino?',
      stillMore: 'Más visitantes siguen aquí después de medio año. ¿Quién los hizo sentir en casa?',
      regularsFewer: 'Menos vienen con regularidad que hace un año. ¿A quién no hemos llamado?',
      regularsMore:
        'Más vienen con regularidad que hace un año. ¿Dónde encuentran un lugar para servir?',
      peopleFewer: 'Vienen menos personas distintas. ¿A quién extrañamos?',
      peopleMore: 'Vienen más personas distintas. ¿Quién sabe sus nombres?',
      oftenFewer: 'La misma gente viene menos a menudo. ¿Qué se lo impide los otros domingos?',
      oftenMore: 'La misma gente viene más a menudo. ¿Qué la trae?',
    },
    down: {
      attendance: 'La asistencia bajó desde hace un año. ¿Qué sabemos del porqué?',
      maybeAttendance:
        'La asistencia probablemente bajó desde hace un año. ¿Qué sabemos del porqué?',
      giving: (share) =>
        `Las ofrendas fueron ${share} menos que un año antes. ¿Qué sabemos del porqué?`,
      serving: (now, before) =>
        `En las seis semanas finales sirvieron ${now} personas; un año antes, ${before}. ¿A quién podríamos pedir ayuda?`,
    },
    guests: '¿Quién recibe a una familia en su segunda visita, y a qué la invitamos?',
    serving: (often) =>
      `${often} personas sirven casi todas las semanas. ¿A quién podrían preparar para turnarse?`,
    servingAlone: '¿Quién podría compartir la carga con quienes sirven ahora?',
    easter: (base, again) =>
      `La última Pascua trajo ${base} visitantes nuevos, y ${returned(again)}. ¿A qué los invitamos este año?`,
    easterAlone: '¿A qué invitamos a nuestros visitantes de Pascua y Navidad?',
  },
};

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
        'Volvieron menos visitas que de costumbre. ¿Quién recibe a una familia en su segunda visita?',
      againMore: 'Volvieron más visitas que de costumbre. ¿Qué queremos seguir haciendo?',
      againFewerThan: (count, { four, without }) =>
        `Volvió una proporción más baja de las visitas que en ${count} de los ${four} conteos anteriores${without}. ¿Quién recibe a una familia en su segunda visita?`,
      againMoreThan: (count, { four, without }) =>
        `Volvió una proporción más alta de las visitas que en ${count} de los ${four} conteos anteriores${without}. ¿Qué queremos seguir haciendo?`,
      stillFewer:
        'Menos visitas siguen aquí después de seis meses. ¿A qué las invitamos en el camino?',
      stillMore: 'Más visitas siguen aquí después de seis meses. ¿Quién las hizo sentir en casa?',
      regularsFewer:
        'Menos personas vienen con regularidad que hace un año. ¿A quién no hemos llamado?',
      regularsMore:
        'Más personas vienen con regularidad que hace un año. ¿Dónde encuentran un lugar para servir?',
      peopleFewer: 'Vienen menos personas distintas. ¿A quién extrañamos?',
      peopleMore: 'Vienen más personas distintas. ¿Quién sabe sus nombres?',
      oftenFewer: 'La misma gente viene menos a menudo. ¿Qué se lo impide los otros domingos?',
      oftenMore: 'La misma gente viene más a menudo. ¿Qué la trae?',
    },
    down: {
      attendance: 'La asistencia bajó respecto al año anterior. ¿Sabemos por qué?',
      maybeAttendance:
        'La asistencia probablemente bajó respecto al año anterior. ¿Sabemos por qué?',
      giving: (share) => `Las ofrendas fueron ${share} menos que un año antes. ¿Sabemos por qué?`,
      serving: (now, before) =>
        `En las seis semanas finales sirvieron ${now} personas; un año antes, ${before}. ¿A quién podríamos pedir ayuda?`,
    },
    guests: '¿Quién recibe a una familia en su segunda visita, y a qué la invitamos?',
    serving: (often) =>
      `${often} personas sirven casi todas las semanas. ¿A quién podrían preparar para turnarse?`,
    servingAlone: '¿Quién podría compartir la carga con quienes sirven ahora?',
    easter: (base, again) =>
      `La última Pascua trajo ${base} visitas nuevas, y ${returned(again)}. ¿A qué las invitamos este año?`,
    easterAlone: '¿A qué invitamos a nuestras visitas de Pascua y Navidad?',
  },
};

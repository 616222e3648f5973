import type * as notEntered from '../not-entered.ts';
import type { Translation } from '../translation.ts';

/** In Spanish. */
export const giftsNotEntered: Translation<typeof notEntered> = {
  notEnteredMessages: {
    hardlyIn: (name) => `${name}: todavía casi no hay ofrendas de esta semana.`,
    gifts: (day, { isOneWeek, areFundsLeftOut }) => {
      if (areFundsLeftOut) {
        return isOneWeek
          ? `casi no hay ofrendas ingresadas del ${day} en los fondos que ustedes cuentan`
          : `casi no hay ofrendas ingresadas desde el ${day} en los fondos que ustedes cuentan`;
      }
      return isOneWeek
        ? `casi no hay ofrendas ingresadas del ${day}`
        : `casi no hay ofrendas ingresadas desde el ${day}`;
    },
    hardlyGiven: (day, { isOneWeek, areFundsLeftOut }) => {
      if (areFundsLeftOut) {
        return isOneWeek
          ? `Casi no hay ofrendas ingresadas del ${day} en los fondos que ustedes cuentan. Hasta que estén, no podemos decirle nada de las ofrendas.`
          : `Casi no hay ofrendas ingresadas desde el ${day} en los fondos que ustedes cuentan. Hasta que estén, no podemos decirle nada de las ofrendas.`;
      }
      return isOneWeek
        ? `Casi no hay ofrendas ingresadas del ${day}. Hasta que estén, no podemos decirle nada de las ofrendas.`
        : `Casi no hay ofrendas ingresadas desde el ${day}. Hasta que estén, no podemos decirle nada de las ofrendas.`;
    },
  },
};

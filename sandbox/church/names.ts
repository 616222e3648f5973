import { pick, type Stream } from './dice.ts';

/** A last name for a made-up person; first and last names are combined at random. */
export function familyName(next: Stream): string {
  return pick(lastNames, next);
}

/** A first name; one in thirty has a script or a length that software tends to trip over. */
export function firstName(next: Stream): string {
  return next() < 1 / 30 ? pick(unusualFirstNames, next) : pick(firstNames, next);
}

const firstNames =
  `Abigail Adaeze Aisha Alejandro Amara Amelia Andrés Anika Anjali Arjun Ava Beatriz Benjamin Caleb
Camila Carmen Charlotte Chidi Chloe Daniela Darius David Diego Eleanor Eli Elijah Elena Emeka Emma
Esperanza Esther Ethan Eunji Ezra Fatima Felicia Gabriel George Grace Guadalupe Hannah Haruto Hazel
Henry Hiroshi Ibrahim Imani Isaac Isabella Isaiah Jacob Jada Jasmine Javier Jin Joanna Joel José
Josiah Joy Juan Kaito Kamala Karina Keisha Kenji Kofi Laila Leah Levi Liam Lucía Luis Lydia Mai
Malik Marcus Maria Mateo Maya Mei Mercy Micah Miguel Minh Miriam Naomi Nathan Nia Noah Nora Obinna
Olivia Omar Owen Paloma Patience Paul Peter Phoebe Priya Rafael Rebecca Renée Rosa Ruth Samuel Sana
Sarah Seo-yeon Silas Simone Sofia Solomon Tamika Thandiwe Thomas Timothy Tobias Uchenna Valentina
Victor Violet Wei William Ximena Yuki Yusuf Zachary Zoë Zuri`.split(/\s+/);

const unusualFirstNames = [
  '雅婷',
  '지우',
  'さくら',
  'Ольга',
  'Αλεξάνδρα',
  'محمد',
  'ሰላም',
  'अनन्या',
  'Hồng Hạnh',
  "D'Andre",
  'Mary-Katherine Josephine',
  'Oluwaseunfunmilayo',
  'Bo',
  'Nguyễn Thị Minh Khai Phương',
];

const lastNames =
  `Abebe Achebe Adeyemi Ahmed Alvarez Anderson Baker Banerjee Barnes Bautista Bekele Bell Bennett
Brooks Carter Castillo Castro Chang Chen Choi Clark Coleman Collins Contreras Cruz Davis Delgado
Desai Diaz Dominguez Edwards Eze Fernández Fischer Flores Foster García Gomez Grant Green Guerrero
Gutiérrez Hall Haddad Hansen Harris Hernández Herrera Hill Howard Huang Hughes Ibarra Iwu Jackson
James Jenkins Jiménez Johnson Kaur Kelly Kim Kowalski Kumar Lam Larsen Lee Lewis Li Lopez MacAllister
Mbeki Martínez Mehta Mendoza Miller Mitchell Montgomery Morales Morgan Müller Nakamura Navarro
Nguyễn Nwosu O’Brien Okafor Okonkwo Olson Ortiz Osei Park Patel Pereira Perez Peterson Pham Phillips
Powell Price Quispe Ramírez Ramos Reyes Rivera Roberts Robinson Rodriguez Rosales Ruiz Salazar
Sánchez Santos Sato Schmidt Scott Sharma Silva Singh Smith Sørensen Stewart Sullivan Suzuki Takahashi
Tan Taylor Tesfaye Thompson Torres Tran Tucker Turner Valdez Vargas Vasquez Villarreal Walker Wang
Ward Watson White Williams Wilson Wong Wright Wu Yamamoto Yang Young Zhang Żukowski
Featherstonehaugh-Cholmondeley de_la_Cruz_y_Villanueva van_den_Berg`
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' '));

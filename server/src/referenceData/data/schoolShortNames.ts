/** Common abbreviations of schools, by the name in `schools`. */
export const schoolShortNames: Readonly<Record<string, string>> = {
  'Ahmadu Bello University, Zaria': 'ABU',
  'Federal University of Technology, Akure': 'FUTA',
  'Lagos State University, Ojo': 'LASU',
  'Obafemi Awolowo University, Ile-Ife': 'OAU',
  'University of Benin, Benin City': 'UNIBEN',
  'University of Calabar, Calabar': 'UNICAL',
  'University of Ibadan, Ibadan': 'UI',
  'University of Ilorin, Ilorin': 'UNILORIN',
  'University of Jos, Jos': 'UNIJOS',
  'University of Lagos, Lagos': 'UNILAG',
  'University of Maiduguri, Maiduguri': 'UNIMAID',
  'University of Nigeria, Nsukka': 'UNN',
  'University of Port Harcourt, Port Harcourt': 'UNIPORT',
  'University of Uyo, Uyo': 'UNIUYO',
  'Yaba College of Technology, Lagos': 'YABATECH',
};

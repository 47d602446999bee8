import type { Role } from '../types';

export const agricultureRoles: readonly Role[] = [
  {
    key: 'agronomy',
    titles: ['Agronomy', 'Agronomist', 'Field Agronomy Assistant', 'Lead Agronomist'],
    field: 'Science',
    department: 'Field Operations',
    disciplines: ['agriculture'],
    courses: /Agronomy|Crop|Soil|Agricultural/,
    env: ['onsite'],
    siwes: true,
    pay: 130,
    openingSentences: [
      'You walk fields with 120 outgrowers of {company} and decide together what to plant, feed and spray.',
      'You run trial plots near {town} for {company}, and tell farmers the result even when it is none.',
      'You help {company} get better produce by helping farmers earn more from it.',
    ],
    tasks: [
      'Visit each farm every fortnight and write the advice down for the farmer too.',
      'Take soil samples properly, and explain the result in bags rather than in ppm.',
      'Lay out trials with repeats and a control that nobody improves in secret.',
      'Scout for pests and count before recommending anything.',
      'Measure harvests by weight together with the farmer.',
      'Hold field days where the best farmer speaks, not you.',
    ],
    needs: [
      'Agronomy, Crop Science or Soil Science',
      'You have grown something that was sold',
      'The farmers’ language, or the will to learn it',
      'Motorcycle licence, or ready to get one',
      'Trial design in outline',
      'Five days a week in boots',
    ],
    questions: [
      {
        text: 'Maize leaves turn yellow from the tip down the middle. What do you suspect?',
        answers: [
          'Nitrogen first, if it starts with the older leaves. I dig up a plant before I say so.',
          'Hunger for nitrogen, or roots that stand in water. The field’s low corner tells which.',
          'I ask what was given and when. Often the urea was washed away the same night.',
        ],
      },
      {
        text: 'What have you grown yourself, and what did it earn?',
        answers: [
          'A quarter hectare of pepper; ₦94,000 after costs, and a lesson about transport.',
          'Cassava on rented land. It paid my fees for one session.',
          'Cucumbers in the dry season with two friends and one pump. We broke even, proudly.',
        ],
      },
    ],
    letterParagraphs: [
      'I farmed a quarter hectare of pepper during my industrial training year and kept every receipt. The profit was ₦94,000, and it would have been double with a buyer agreed before the harvest.',
      'My project compared three spacings of cowpea with 16 farmers on their own land. They chose the treatments and they did not all like the answer, but they still use it.',
      'My parents grow yam, and I know what advice sounds like from the other side. I begin by asking to see last year’s field.',
    ],
  },
  {
    key: 'livestock',
    titles: ['Livestock and Animal Health', 'Animal Health Officer', 'Livestock Assistant', 'Veterinary Field Officer'],
    field: 'Science',
    department: 'Livestock',
    disciplines: ['agriculture'],
    courses: /Animal/,
    env: ['onsite'],
    siwes: true,
    pay: 140,
    openingSentences: [
      'You look after herds that supply {company}, from the calf’s first milk to the can on the truck.',
      'You visit herders around {town} with {company}’s vet and a cold box.',
      'You keep hens, goats and their records in good health at {company}.',
    ],
    tasks: [
      'Check milk for density and cleanliness at the collection point.',
      'Vaccinate on the calendar and note each tag.',
      'Weigh feed and animals, and draw the line between the two.',
      'Isolate the sick early and disinfect behind you.',
      'Show herders how to cool and strain milk with what they have.',
      'Report unusual deaths within the hour.',
    ],
    needs: [
      'Animal Science, Animal Health or Veterinary Medicine',
      'Fulfulde or Hausa is a strong advantage',
      'You are calm among horns',
      'Clean hands and clean syringes, always',
      'Records kept at the animal, not from memory',
      'Early mornings, also on feast days',
    ],
    questions: [
      {
        text: 'Milk from one herder fails the density test three days running. What do you do?',
        answers: [
          'Watch the milking once before saying anything about water.',
          'Test at the udder, then at the can; the difference tells the story.',
          'Talk to him alone. A public refusal loses a supplier, and perhaps wrongly.',
        ],
      },
      {
        text: 'Which animals have you handled, and what have you given them?',
        answers: [
          'Goats and cattle: vaccines, dewormers, and a great deal of hay.',
          'Layers, 800 of them; Newcastle and Gumboro on schedule.',
          'Rabbits and pigs at the school farm, cattle at a ranch for five months.',
        ],
      },
    ],
    letterParagraphs: [
      'I managed 800 layers at the school farm and lost 11 in a season when others lost a hundred. The secret was a footbath and a stubborn rule about visitors.',
      'On a ranch I learnt to milk, to restrain and to be kicked. I also started the first record by animal, and two cows that everyone praised turned out to give the least.',
      'I speak Fulfulde at home. When herders explain what they see, I hear the difference between “she is tired” and “she does not get up”.',
    ],
  },
  {
    key: 'aquaculture',
    titles: ['Aquaculture', 'Aquaculture Officer', 'Fish Farm Assistant', 'Hatchery Manager'],
    field: 'Science',
    department: 'Farm',
    disciplines: ['agriculture'],
    courses: /Fisheries|Animal/,
    env: ['onsite'],
    siwes: true,
    pay: 130,
    openingSentences: [
      'You feed, grade and count catfish in 24 ponds at {company} near {town}.',
      'You help {company}’s hatchery bring more fry to fingerling than last month.',
      'You watch water more than fish at {company}, because the fish tell you too late.',
    ],
    tasks: [
      'Measure oxygen, ammonia and temperature before the first feed.',
      'Weigh samples weekly and adjust the ration.',
      'Grade by size before the big ones eat the small.',
      'Prepare brood stock and keep the spawning book.',
      'Net, purge and pack live fish for the night truck.',
      'Work out the cost of a kilogram, pond by pond.',
    ],
    needs: [
      'Fisheries and Aquaculture, Zoology or Animal Science',
      'Arithmetic with ratios',
      'Ready to be wet',
      'You notice when the surface looks different',
      'Live on or near the farm during the week',
      'Nights during spawning',
    ],
    questions: [
      {
        text: 'Fish gasp at the surface at dawn. What do you do in the first ten minutes?',
        answers: [
          'No feed, fresh water in, everything that splashes on; then I measure.',
          'Start the aerator, open the inlet, and look for what died in the night.',
          'Oxygen is lowest at dawn, so water first. The reason can wait ten minutes.',
        ],
      },
      {
        text: 'What feed conversion have you reached, and with which fish?',
        answers: [
          '1.3 with catfish in tanks, over 14 weeks.',
          '1.6 in an earthen pond. We lost some to a kingfisher.',
          'Not better than 1.8 so far, with honest weighing.',
        ],
      },
    ],
    letterParagraphs: [
      'With two classmates I raised 1,200 catfish in tarpaulin tanks behind the hostel. We harvested 1,041 and sold all in a day; I can account for the others, one kingfisher included.',
      'In my placement at a hatchery survival to fingerling rose from 38 to 55 % after we stopped feeding at fixed times and looked at their bellies instead.',
      'I grew up by the river, where my grandmother smokes fish. Aquaculture is how I want to make sure that there is some left to smoke.',
    ],
  },
];
